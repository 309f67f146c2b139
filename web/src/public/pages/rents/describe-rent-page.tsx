import type { DistrictPage, RentPage } from '@homeyield/contract/rent-page'
import { paths } from '../../../paths.ts'
import type { PublicPage } from '../../public-pages.ts'
import { DistrictRents } from './district-rents.tsx'
import { Districts } from './districts.tsx'
import { describeKind, describeSpan } from './rent-words.ts'

const PUBLIC = { name: 'rents', layout: 'public', access: 'anyone', indexed: true } as const

/** A page about rents as the other public pages are described; its kinds of home have one canonical address. */
export function describeRentPage(page: RentPage): PublicPage {
  if (page.kind === 'districts') {
    return {
      ...PUBLIC,
      path: paths.rents,
      title: 'Rents in New Zealand by district',
      description:
        'Median weekly rents of houses, flats, apartments and rooms in every district of New Zealand, suburb by suburb, on maps.',
      Page: () => <Districts districts={page.districts} />,
    }
  }
  return {
    ...PUBLIC,
    path: `${paths.rents}/${page.district.slug}`,
    title: `Rents in ${page.district.name}`,
    description: describe(page),
    script: 'rents',
    Page: () => <DistrictRents page={page} />,
  }
}

function describe({ district, dwelling, bedrooms, areas }: DistrictPage): string {
  const span = describeSpan(areas.flatMap(({ rent }) => (rent === null ? [] : [rent.median])))
  const medians = span === '' ? '' : `, ${span}`
  return `Median weekly rents of ${describeKind(dwelling, bedrooms)} in ${district.name}${medians}: every suburb on a map and in a table.`
}

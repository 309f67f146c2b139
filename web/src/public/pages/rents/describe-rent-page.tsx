import type { DistrictPage, RentPage, SuburbPage } from '@homeyield/contract/rent-page'
import { formatMoney } from '@homeyield/domain/money/amount'
import { nameConfidence } from '@homeyield/domain/rent/confidence-text'
import { findMarketRent } from '@homeyield/domain/rent/market-rent-choice'
import { paths } from '../../../paths.ts'
import { PUBLIC_ORIGIN } from '../../../placeholders.ts'
import type { PublicPage } from '../../public-pages.ts'
import { DistrictRents } from './district-rents.tsx'
import { Districts } from './districts.tsx'
import { areaQuery, districtPath, suburbPath } from './rent-paths.ts'
import { describeKind, describeSpan, describeSuburb } from './rent-words.ts'
import { SuburbRents } from './suburb-rents.tsx'

const PUBLIC = { name: 'rents', layout: 'public', access: 'anyone', indexed: true } as const

const ALL = { name: 'Rents by district', path: paths.rents }

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
  const { district } = page
  const trail = [ALL, { name: district.name, path: districtPath(district) }]
  if (page.kind === 'suburb') {
    const path = suburbPath(district, page.suburb)
    return {
      ...PUBLIC,
      path,
      title: describeSuburb(page),
      description: describeRents(page),
      area: areaQuery(page),
      structuredData: () => [breadcrumbs([...trail, { name: page.suburb.name, path }])],
      Page: () => <SuburbRents page={page} />,
    }
  }
  return {
    ...PUBLIC,
    path: districtPath(district),
    title: `Rents in ${district.name}`,
    description: describe(page),
    script: 'rents',
    structuredData: () => [breadcrumbs(trail)],
    Page: () => <DistrictRents page={page} />,
  }
}

function describe({ district, dwelling, bedrooms, areas }: DistrictPage): string {
  const span = describeSpan(areas.flatMap(({ rent }) => (rent === null ? [] : [rent.median])))
  const medians = span === '' ? '' : `, ${span}`
  return `Median weekly rents of ${describeKind(dwelling, bedrooms)} in ${district.name}${medians}: every suburb on a map and in a table.`
}

function describeRents({ district, suburb, dwelling, bedrooms, entries }: SuburbPage): string {
  const homes = `${describeKind(dwelling, bedrooms)} in ${suburb.name}, ${district.name}`
  const entry = findMarketRent(entries, dwelling, bedrooms)
  const median =
    entry === null ? '' : `: ${formatMoney(entry.median)}, ${nameConfidence(entry.confidence).toLowerCase()}`
  return `Median weekly rent of ${homes}${median}. All kinds of home, suburbs nearby, ten years of the region.`
}

interface Step {
  readonly name: string
  readonly path: string
}

/** The way to a page, as search engines show it. */
function breadcrumbs(steps: readonly Step[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: PUBLIC_ORIGIN + path,
    })),
  }
}

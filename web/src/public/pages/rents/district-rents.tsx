import type { DistrictPage } from '@homeyield/contract/rent-page'
import { splitIntoClasses } from '@homeyield/domain/rent/rent-classes'
import { paths } from '../../../paths.ts'
import { Screen } from '../../../ui/screen.tsx'
import { PublicLink } from '../../public-link.tsx'
import { KindChoice } from './kind-choice.tsx'
import { RentCredits } from './rent-credits.tsx'
import { RentLegend } from './rent-legend.tsx'
import { RentMap } from './rent-map.tsx'
import { RentTable } from './rent-table.tsx'
import { districtPath } from './rent-paths.ts'
import { describeKind, describeSpan, isWider } from './rent-words.ts'
import styles from './rents.module.css'

/** /rents/{district}. `data-rents` is what rents.ts replaces when another kind of home is chosen. */
export function DistrictRents({ page }: { readonly page: DistrictPage }) {
  const { district, dwelling, bedrooms, areas } = page
  const rents = areas.flatMap(({ rent }) => (rent === null ? [] : [rent]))
  const medians = rents.map(({ median }) => median)
  // A wider area's rent repeats itself in many areas, and would fill classes of its own.
  const own = rents.filter((rent) => !isWider(rent)).map(({ median }) => median)
  const classes = splitIntoClasses(own.length === 0 ? medians : own)
  const span = describeSpan(medians)
  return (
    <Screen heading={`Rents in ${district.name}`} width="wide">
      <div data-rents className={`stack loose ${styles.rents}`}>
        <p className="prose large pale">
          Median weekly rent of {describeKind(dwelling, bedrooms)} in {areas.length}{' '}
          {areas.length === 1 ? 'area' : 'areas'}
          {span === '' ? ': none is known.' : `: ${span}.`}
        </p>
        <KindChoice path={districtPath(district)} {...{ dwelling, bedrooms }} />
        <figure className={`stack loose ${styles.figure}`}>
          {page.width === 0 ? null : <RentMap page={page} classes={classes} />}
          <figcaption className="stack packed">
            <RentLegend areas={areas} classes={classes} />
            {/* Filled by rents.ts with the row of the area that is selected. */}
            <div className={styles.selected} data-selected role="status" tabIndex={-1} />
          </figcaption>
        </figure>
        <RentTable page={page} />
      </div>
      <p>
        <PublicLink to={paths.rents}>All districts</PublicLink> ·{' '}
        <PublicLink to={paths.howItWorks}>How the rents are worked out</PublicLink>
      </p>
      <RentCredits />
    </Screen>
  )
}

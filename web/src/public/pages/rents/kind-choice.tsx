import type { DistrictPage } from '@homeyield/contract/rent-page'
import { DWELLINGS, MAX_BEDROOMS_IN_MARKET_RENTS, type Dwelling } from '@homeyield/domain/property/property-options'
import { paths } from '../../../paths.ts'
import { PublicLink } from '../../public-link.tsx'
import { describeBedrooms } from './rent-words.ts'
import styles from './rents.module.css'

const BEDROOMS = Array.from({ length: MAX_BEDROOMS_IN_MARKET_RENTS }, (_, index) => index + 1)

/** Links to the same district for other kinds of home. Without a script they load the page. */
export function KindChoice({ page: { district, dwelling, bedrooms } }: { readonly page: DistrictPage }) {
  const linkTo = (kind: Dwelling, count: number) =>
    `${paths.rents}/${district.slug}?${new URLSearchParams({ dwelling: kind, bedrooms: String(count) }).toString()}`
  return (
    <nav className={styles.choices} aria-label="Kind of home">
      <ul aria-label="Type">
        {DWELLINGS.map((kind) => (
          <li key={kind}>
            <PublicLink to={linkTo(kind, bedrooms)} current={kind === dwelling}>
              {kind}
            </PublicLink>
          </li>
        ))}
      </ul>
      {dwelling === 'Room' ? null : (
        <ul aria-label="Bedrooms">
          {BEDROOMS.map((count) => (
            <li key={count}>
              <PublicLink to={linkTo(dwelling, count)} current={count === bedrooms}>
                {describeBedrooms(count)}{' '}
                <span className="visually-hidden">{count === 1 ? 'bedroom' : 'bedrooms'}</span>
              </PublicLink>
            </li>
          ))}
          <li aria-hidden="true">bedrooms</li>
        </ul>
      )}
    </nav>
  )
}

import { DWELLINGS, MAX_BEDROOMS_IN_MARKET_RENTS, type Dwelling } from '@homeyield/domain/property/property-options'
import { PublicLink } from '../../public-link.tsx'
import { describeBedrooms } from './rent-words.ts'

/** The page at `path` for a kind of home. */
export function kindPath(path: string, dwelling: Dwelling, bedrooms: number): string {
  const kind = new URLSearchParams({ dwelling, bedrooms: String(bedrooms) }).toString()
  return `${path}${path.includes('?') ? '&' : '?'}${kind}`
}

const BEDROOMS = Array.from({ length: MAX_BEDROOMS_IN_MARKET_RENTS }, (_, index) => index + 1)

const CHOICE = 'touch-link pad-sides edged round raised bold ink washes choosable'

interface KindChoiceProps {
  /** Of the page. */
  readonly path: string
  readonly dwelling: Dwelling
  readonly bedrooms: number
}

/** Links to the same page for other kinds of home. Without a script they load the page. */
export function KindChoice({ path, dwelling, bedrooms }: KindChoiceProps) {
  const linkTo = (kind: Dwelling, count: number) => kindPath(path, kind, count)
  return (
    <nav className="flex wrap even" aria-label="Kind of home">
      <ul className="row" aria-label="Type">
        {DWELLINGS.map((kind) => (
          <li key={kind}>
            <PublicLink className={CHOICE} to={linkTo(kind, bedrooms)} current={kind === dwelling}>
              {kind}
            </PublicLink>
          </li>
        ))}
      </ul>
      {dwelling === 'Room' ? null : (
        <ul className="row" aria-label="Bedrooms">
          {BEDROOMS.map((count) => (
            <li key={count}>
              <PublicLink className={CHOICE} to={linkTo(dwelling, count)} current={count === bedrooms}>
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

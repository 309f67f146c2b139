import type { LookAsked, LookFound } from '@homeyield/contract/look-page'
import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import { formatMoney } from '@homeyield/domain/money/amount'
import {
  describeConfidence,
  describeGap,
  describeLevel,
  describeSetAside,
  describeWider,
} from '@homeyield/domain/rent/describe-estimate'
import { formatRentRange } from '@homeyield/domain/rent/format-rent-range'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { paths, rentMapPath } from '../../../paths.ts'
import { PublicLink } from '../../public-link.tsx'
import { QuartileRule } from '../parts/quartile-rule.tsx'
import { KindChoice, kindPath } from '../rents/kind-choice.tsx'
import { describeKind } from '../rents/rent-words.ts'
import { GoOn } from './go-on.tsx'
import { placePath } from './look-paths.ts'
import { WeekAtPrice } from './week-at-price.tsx'
import styles from './look.module.css'

interface FoundRentProps {
  readonly asked: LookAsked
  readonly found: LookFound
}

/** The rent of a place, of other kinds of home there, and the week at a price. */
export function FoundRent({ asked, found }: FoundRentProps) {
  const { place, rent, suburbPage } = found
  const [area = ''] = splitAreaCodes(place.sa2_code)
  return (
    <>
      <p>
        <WhereItIs found={found} />
      </p>
      {rent === null ? (
        <p className="large">
          {found.look === null
            ? `No rents are known of ${place.name}. This look was not used up.`
            : `Too few ${describeKind(asked.dwelling, asked.bedrooms)} were let here to say. Choose another kind of home.`}
        </p>
      ) : (
        <Rent rent={rent} />
      )}
      {found.look === null ? null : <KindChoice path={placePath(asked, place)} {...asked} />}
      {rent === null ? null : <WeekAtPrice asked={asked} place={place} rent={rent.median} />}
      {found.look === null ? null : <GoOn asked={asked} place={place} look={found.look} />}
      <p>
        {suburbPage === null ? (
          <PublicLink to={rentMapPath(area, asked.dwelling, asked.bedrooms)}>
            The suburbs around it, on a map
          </PublicLink>
        ) : (
          <PublicLink to={kindPath(suburbPage, asked.dwelling, asked.bedrooms)}>
            All homes in {place.suburb}, and the suburbs around it
          </PublicLink>
        )}{' '}
        · <PublicLink to={paths.howItWorks}>How the rents are worked out</PublicLink>
      </p>
    </>
  )
}

function WhereItIs({ found: { place } }: { readonly found: LookFound }) {
  const { name, city, address, is_sample_address, is_address_unknown } = place
  if (address !== null) {
    return (
      <>
        {address} is in {name}. The rent is of such homes in this area, not of this home alone.
        {is_sample_address ? ' The address is a sample, made up for a first look.' : null}
      </>
    )
  }
  if (!is_address_unknown) return `${name}, ${city}`
  return `We did not find this address, so this is the rent of its suburb: ${name}, ${city}.`
}

function Rent({ rent }: { readonly rent: MarketRentEntry }) {
  const { lower_quartile, median, upper_quartile, interval_80 } = rent
  const reasons = [describeLevel(rent), describeGap(rent), describeSetAside(rent), describeWider(rent)]
  return (
    <section className="stack prose" aria-labelledby="rent">
      <h2 id="rent" className={`narrow dense ${styles.median}`}>
        <span className="figure">{formatMoney(median)}</span> a week
      </h2>
      <p>Median rent. Half of such homes rent for {formatRentRange(lower_quartile, upper_quartile, 'week')}.</p>
      {lower_quartile < upper_quartile ? (
        <QuartileRule lower={lower_quartile} upper={upper_quartile} rent={median} />
      ) : null}
      <p>
        {describeConfidence(rent)} Four times in five the median is between {formatMoney(interval_80[0])} and{' '}
        {formatMoney(interval_80[1])} a week.
      </p>
      <p className="quiet">{reasons.filter(Boolean).join(' ')}</p>
    </section>
  )
}

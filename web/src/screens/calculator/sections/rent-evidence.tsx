import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import { describeOldRents } from '@homeyield/domain/assessment/describe-old-rents'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { formatMoney } from '@homeyield/domain/money/amount'
import { describeConfidence, describeLevel, describeSetAside } from '@homeyield/domain/rent/describe-estimate'
import type { MarketRentEntry } from '@homeyield/domain/rent/market-rent-entry'
import { useState, type ComponentProps } from 'react'
import { rentMapPath } from '../../../paths.ts'
import { isoDate } from '../../../ui/date-text.ts'
import { quarterText } from '../../../ui/quarter-text.ts'
import { Tag } from '../../../ui/tag.tsx'
import { RentRule } from '../../../components/rent-rule.tsx'
import { useConfig } from '../../../api-client/use-config.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { useEstimateRange } from '../model/use-estimate-range.ts'
import { currentEntry } from '../address/market-rent.ts'
import styles from './rent-evidence.module.css'

export function RentEvidence() {
  const entry = useCalculator(currentEntry)
  const code = useCalculator((state) => state.form.sa2_code)
  const [today] = useState(() => isoDate(new Date()))
  const isSample = useConfig().sample_data?.market_rents ?? false
  if (entry === null) return null
  return (
    <figure className={styles.evidence}>
      <figcaption className={styles.title}>What homes like this rent for</figcaption>
      <RentOnRule lower={entry.lower_quartile} median={entry.median} upper={entry.upper_quartile} />
      <p>
        {[
          describeConfidence(entry),
          describeLevel(entry),
          describeSetAside(entry),
          describeOldRents(entry.period, today),
        ].join(' ')}
      </p>
      <table className={`${styles.table} figure`}>
        <thead>
          <tr>
            <th scope="col">Area</th>
            <th scope="col">Lower</th>
            <th scope="col">Median</th>
            <th scope="col">Upper</th>
            <th scope="col">Bonds</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(entry).map((row) => (
            <tr key={row.place}>
              <th scope="row">
                {row.place}
                <span className={styles.period}>{quarterText(row.period)}</span>
              </th>
              <td>{formatMoney(row.lower_quartile)}</td>
              <td>{formatMoney(row.median)}</td>
              <td>{formatMoney(row.upper_quartile)}</td>
              <td>{writeNumber(row.bonds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {code === null ? null : (
        <a href={rentMapPath(splitAreaCodes(code)[0] ?? code, entry.dwelling, entry.number_of_bedrooms)}>
          Rents in this district on a map
        </a>
      )}
      <p className={styles.source}>
        {isSample ? (
          <>
            <Tag look="amber">Sample data</Tag> Made-up figures that show what you would see here.{' '}
          </>
        ) : null}
        Weekly rents from tenancy bonds: MBIE, Tenancy Services, CC BY 3.0 NZ. Areas: Stats NZ, CC BY 4.0. A guide, not
        a determination of market rent.
      </p>
    </figure>
  )
}

type QuartilesProps = Pick<ComponentProps<typeof RentRule>, 'lower' | 'median' | 'upper'>

/**
 * The quartiles with the rent and the professional's estimate. Its own component: a typed rent does not render the table
 * again.
 */
export function RentOnRule({ lower, median, upper }: QuartilesProps) {
  const rent = useCalculator((state) => state.figures.weekly_rental_income)
  const estimate = useEstimateRange()
  return <RentRule lower={lower} median={median} upper={upper} rent={rent} estimate={estimate} />
}

/** The estimate, then the raw figures beside it, the nearest first. */
function rowsOf(entry: MarketRentEntry) {
  const { own, suburb_group, district, region } = entry.evidence
  const raw = own === null ? null : { ...own, place: own.used ? 'Its own bonds' : 'Its own bonds, not used' }
  const estimate = { ...entry, place: `Estimate for ${describeKind(entry)}` }
  return [estimate, raw, suburb_group, district, region].filter((row) => row !== null)
}

function describeKind({ dwelling, number_of_bedrooms }: MarketRentEntry): string {
  const plural = `${dwelling.toLowerCase()}s`
  if (dwelling === 'Room') return 'rooms'
  return number_of_bedrooms === 5 ? `${plural} with five or more bedrooms` : `${number_of_bedrooms}-bedroom ${plural}`
}

import { describeFewBonds } from '@homeyield/domain/assessment/describe-few-bonds'
import { describeOldRents } from '@homeyield/domain/assessment/describe-old-rents'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { formatMoney } from '@homeyield/domain/money/amount'
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
  const suburb = useCalculator((state) => state.form.suburb)
  const code = useCalculator((state) => state.form.sa2_code)
  const [today] = useState(() => isoDate(new Date()))
  const isSample = useConfig().sample_data?.market_rents ?? false
  if (entry === null) return null
  return (
    <figure className={styles.evidence}>
      <figcaption className={styles.title}>What homes like this rent for</figcaption>
      <RentOnRule lower={entry.lower_quartile} median={entry.median} upper={entry.upper_quartile} />
      <p>{[reasonOf(entry, suburb), describeFewBonds(entry.bonds), describeOldRents(entry.period, today)].join(' ')}</p>
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
          {[entry, ...entry.wider].map((row) => (
            <tr key={row.level}>
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
        <a href={rentMapPath(code, entry.dwelling, entry.number_of_bedrooms)}>Rents in this district on a map</a>
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

function kindOf({ dwelling, number_of_bedrooms }: MarketRentEntry): string {
  const plural = `${dwelling.toLowerCase()}s`
  if (dwelling === 'Room') return 'rooms'
  return number_of_bedrooms === 5 ? `${plural} with five or more bedrooms` : `${number_of_bedrooms}-bedroom ${plural}`
}

function reasonOf(entry: MarketRentEntry, suburb: string | null): string {
  const bonds = `${writeNumber(entry.bonds)} bonds for ${kindOf(entry)}`
  switch (entry.level) {
    case 'area':
      return `${bonds} in ${entry.place}.`
    case 'any_dwelling':
      return `Too few ${kindOf(entry)} were let in ${entry.place}, so this uses ${entry.bonds} bonds for homes of every type there with the same number of bedrooms.`
    case 'suburb_group':
      return `Too few were let in ${suburb ?? 'the suburb'} alone, so this includes neighbouring suburbs: ${bonds} across ${entry.place}.`
    case 'district':
      return `Too few were let in ${suburb ?? 'the suburb'} itself, so this is the whole district: ${bonds} across ${entry.place}.`
    case 'region':
      return `Too few were let in ${suburb ?? 'the suburb'} and its district, so this is the whole region: ${bonds} across ${entry.place}.`
  }
}

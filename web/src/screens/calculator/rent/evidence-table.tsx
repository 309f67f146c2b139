import { formatMoney } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { describeUnused, type EvidenceRow } from './list-evidence.ts'
import styles from './rent-evidence.module.css'

/** Weekly rents by place or kind of home; the first row is the estimate where `isLed`. */
export function EvidenceTable({ rows, isLed = true }: { rows: readonly EvidenceRow[]; isLed?: boolean }) {
  const unused = describeUnused(rows)
  return (
    <div>
      <table className={`${styles.table} figure`} data-led={isLed || undefined}>
        <thead>
          <tr>
            <th scope="col">{isLed ? 'Area' : 'Kind of home'}</th>
            <th scope="col">Lower</th>
            <th scope="col">Median</th>
            <th scope="col">Upper</th>
            <th scope="col">Bonds</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, note, figures }) => (
            <tr key={place}>
              <th scope="row">
                {place}
                <span className={styles.period}>{note}</span>
              </th>
              {figures === null ? (
                <td colSpan={4}>–</td>
              ) : (
                <>
                  <td>{formatMoney(figures.lower_quartile)}</td>
                  <td>{formatMoney(figures.median)}</td>
                  <td>{formatMoney(figures.upper_quartile)}</td>
                  <td>{writeNumber(figures.bonds)}</td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {unused === '' ? null : <p className={styles.source}>{unused}</p>}
    </div>
  )
}

/** The other kinds of home in the area, closed until they are wanted. */
export function OtherSizes({ rows }: { rows: readonly EvidenceRow[] }) {
  if (rows.length === 0) return null
  return (
    <details>
      <summary className={styles.summary}>Other homes in this area</summary>
      <p className={styles.source}>They tell how rents here compare with those around.</p>
      <EvidenceTable rows={rows} isLed={false} />
    </details>
  )
}

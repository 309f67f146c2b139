import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import { ScrollRegion } from '../../components/scroll-region.tsx'
import type { CheckedRow } from './check-rows.ts'
import type { Outcomes } from './use-import.ts'
import styles from './import-export.module.css'

interface RowsTableProps {
  readonly rows: readonly CheckedRow[]
  readonly outcomes: Outcomes
  /** How many of the rows that can be imported fit the plan. */
  readonly fitting: number
}

/** Each row with its number in the file and what becomes of it. */
export function RowsTable({ rows, outcomes, fitting }: RowsTableProps) {
  const ready = rows.filter(({ body }) => body !== null).map(({ number }) => number)
  const beyond = new Set(ready.slice(fitting))
  return (
    <ScrollRegion label="Rows of the file, as a table" className={`${styles.scroll} ${styles.rows}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">Address</th>
            <th scope="col">Result</th>
            <th scope="col">Price</th>
            <th scope="col">Rent a week</th>
            <th scope="col">Interest rate</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.number} data-problem={row.problem === null ? undefined : ''}>
              <th scope="row">{row.number}</th>
              <td>{row.property || '–'}</td>
              <td className={styles.result}>
                {row.problem ?? resultOf(outcomes.get(row.number), beyond.has(row.number))}
              </td>
              <td>{textOf(row.body?.purchase_price, formatMoney)}</td>
              <td>{textOf(row.body?.weekly_rental_income, formatMoney)}</td>
              <td>{textOf(row.body?.interest_rate, formatPercent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function textOf(figure: number | null | undefined, write: (value: number) => string): string {
  return figure === null || figure === undefined ? '–' : write(figure)
}

function resultOf(outcome: string | undefined, isBeyond: boolean): string {
  if (outcome === 'saved') return 'Imported'
  return outcome ?? (isBeyond ? 'Does not fit your plan' : 'Ready')
}

import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import { ScrollRegion } from '../../components/scroll-region.tsx'
import { Button } from '../../ui/button.tsx'
import type { CheckedRow } from './check-rows.ts'
import type { Outcomes } from './use-import.ts'
import styles from './import-export.module.css'

interface RowsTableProps {
  /** Rows whose question was answered, by their numbers. */
  readonly confirmed: ReadonlySet<number>
  readonly onConfirm: (number: number) => void
  readonly rows: readonly CheckedRow[]
  readonly outcomes: Outcomes
  /** How many of the rows that can be imported fit the plan. */
  readonly fitting: number
}

/** Each row with its number in the file and what becomes of it. */
export function RowsTable({ rows, outcomes, fitting, confirmed, onConfirm }: RowsTableProps) {
  const isAsked = (row: CheckedRow) => row.question !== null && !confirmed.has(row.number)
  const ready = rows.filter((row) => row.body !== null && !isAsked(row)).map(({ number }) => number)
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
                {isAsked(row) ? (
                  <>
                    {row.question}.{' '}
                    <Button
                      look="quiet"
                      aria-label={`Use this in row ${row.number}`}
                      onClick={() => onConfirm(row.number)}
                    >
                      Use this
                    </Button>
                  </>
                ) : (
                  (row.problem ?? resultOf(outcomes.get(row.number), beyond.has(row.number)))
                )}
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

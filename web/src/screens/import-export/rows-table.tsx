import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import { Button } from '../../ui/button.tsx'
import { Table } from '../../ui/table.tsx'
import type { CheckedRow } from './rows/check-rows.ts'
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
    <Table
      scrollLabel="Rows of the file, as a table"
      scrollClassName={`${styles.scroll} ${styles.rows}`}
      columns={[
        { key: 'row', heading: 'Row', renderCell: ({ number }) => number },
        { key: 'address', heading: 'Address', renderCell: ({ property }) => property || '–', isText: true },
        {
          key: 'result',
          heading: 'Result',
          isText: true,
          cellProps: ({ problem }) => ({ className: problem === null ? undefined : styles.problem }),
          renderCell: (row) =>
            isAsked(row) ? (
              <>
                {row.question}.{' '}
                <Button look="quiet" aria-label={`Use this in row ${row.number}`} onClick={() => onConfirm(row.number)}>
                  Use this
                </Button>
              </>
            ) : (
              (row.problem ?? resultOf(outcomes.get(row.number), beyond.has(row.number)))
            ),
        },
        { key: 'price', heading: 'Price', renderCell: ({ body }) => textOf(body?.purchase_price, formatMoney) },
        {
          key: 'rent',
          heading: 'Rent a week',
          renderCell: ({ body }) => textOf(body?.weekly_rental_income, formatMoney),
        },
        { key: 'rate', heading: 'Interest rate', renderCell: ({ body }) => textOf(body?.interest_rate, formatPercent) },
      ]}
      rows={rows}
      rowKey={({ number }) => number}
    />
  )
}

function textOf(figure: number | null | undefined, write: (value: number) => string): string {
  return figure === null || figure === undefined ? '–' : write(figure)
}

function resultOf(outcome: string | undefined, isBeyond: boolean): string {
  if (outcome === 'saved') return 'Imported'
  return outcome ?? (isBeyond ? 'Does not fit your plan' : 'Ready')
}

import { formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import { toCents } from '@homeyield/domain/money/round'
import { sum } from '@homeyield/domain/money/sum'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Table } from '../../../ui/table.tsx'
import type { Outcomes } from '../use-import.ts'
import { kindOfQuestion } from './kind-of-question.ts'
import { MendRow } from './mend-row.tsx'
import type { Preview } from './preview.ts'
import type { ChosenRow } from './use-choices.ts'
import styles from '../import-export.module.css'

interface RowsTableProps {
  readonly rows: readonly ChosenRow[]
  readonly onConfirm: (rows: readonly ChosenRow[]) => void
  readonly onTick: (number: number, isTicked: boolean) => void
  readonly outcomes: Outcomes
  /** How many of the rows that can be imported fit the plan. */
  readonly fitting: number
  /** Whose cells can be mended; null for a file that was exported here, and once rows are saved. */
  readonly preview: Preview | null
  readonly onMend: (number: number, column: number, text: string) => void
}

/** Each row with its number in the file and what becomes of it. */
export function RowsTable({ rows, outcomes, fitting, onConfirm, onTick, preview, onMend }: RowsTableProps) {
  const [mended, setMended] = useState<number | null>(null)
  const ready = rows.filter(({ isReady }) => isReady).map(({ number }) => number)
  const beyond = new Set(ready.slice(fitting))
  const begun = outcomes.size > 0
  const alike = Map.groupBy(
    rows.filter(({ isAsked, body }) => isAsked && body !== null),
    ({ question }) => kindOfQuestion(question ?? ''),
  )
  return (
    <Table
      scrollLabel="Rows of the file, as a table"
      scrollClassName={styles.rows}
      columns={[
        {
          key: 'row',
          heading: `${preview?.sheet.isTurned ? 'Column' : 'Row'} and address`,
          renderCell: ({ number, property }) => (
            <>
              <span className="quiet">{number}</span> {property || '–'}
            </>
          ),
        },
        {
          key: 'tick',
          heading: 'Import',
          isText: true,
          renderCell: ({ number, body, isTicked }) =>
            body === null ? (
              '–'
            ) : (
              <Checkbox
                name={`row-${number}`}
                checked={isTicked}
                disabled={begun}
                onCheck={(ticked) => onTick(number, ticked)}
              >
                <span className="visually-hidden">Take row {number}</span>
              </Checkbox>
            ),
        },
        {
          key: 'result',
          heading: 'Result',
          isText: true,
          renderCell: (row) => (
            <>
              {row.isAsked ? (
                <>
                  {row.question}.{' '}
                  <Button look="quiet" aria-label={`Use this in row ${row.number}`} onClick={() => onConfirm([row])}>
                    Use this
                  </Button>
                  <UseInAll row={row} alike={alike.get(kindOfQuestion(row.question ?? '')) ?? []} onUse={onConfirm} />
                </>
              ) : (
                <span className={row.problem === null ? undefined : 'bold loss'}>
                  {outcomeText(outcomes.get(row.number)) ?? resultOf(row, beyond.has(row.number))}
                </span>
              )}
              {row.notes.map((note) => (
                <p key={note}>{note}</p>
              ))}
              {preview ? (
                <Button
                  look="quiet"
                  aria-expanded={mended === row.number}
                  aria-label={`Change the cells of row ${row.number}`}
                  onClick={() => setMended(mended === row.number ? null : row.number)}
                >
                  Change
                </Button>
              ) : null}
              {preview && mended === row.number ? (
                <MendRow preview={preview} number={row.number} onMend={onMend} />
              ) : null}
            </>
          ),
        },
        { key: 'price', heading: 'Price', renderCell: ({ body }) => textOf(body?.purchase_price, formatMoney) },
        { key: 'deposit', heading: 'Deposit', renderCell: ({ body }) => textOf(body?.deposit, formatMoney) },
        {
          key: 'rent',
          heading: 'Rent a week',
          renderCell: ({ body }) => textOf(body?.weekly_rental_income, formatMoney),
        },
        { key: 'rate', heading: 'Interest rate', renderCell: ({ body }) => textOf(body?.interest_rate, formatPercent) },
        ...OWNED_COLUMNS.filter(({ read }) => rows.some(({ body }) => read(body) !== null)).map(
          ({ key, heading, read }) => ({
            key,
            heading,
            renderCell: ({ body }: ChosenRow) => textOf(read(body), formatMoney),
          }),
        ),
      ]}
      rows={rows}
      rowKey={({ number }) => number}
    />
  )
}

interface UseInAllProps {
  readonly row: ChosenRow
  /** The rows with the same question of other figures. */
  readonly alike: readonly ChosenRow[]
  readonly onUse: (rows: readonly ChosenRow[]) => void
}

/** In the first of several rows with a question: one answer for all, because “2017” below “Bought” asks in each. */
function UseInAll({ row, alike, onUse }: UseInAllProps) {
  if (alike.length < 2 || alike[0] !== row) return null
  return (
    <Button look="quiet" onClick={() => onUse(alike)}>
      Use what is read in {alike.length} rows with this question
    </Button>
  )
}

const OWNED_COLUMNS = [
  { key: 'worth', heading: 'Worth today', read: (body: ChosenRow['body']) => body?.analysis?.current_value ?? null },
  { key: 'owed', heading: 'Owed in all', read: owedOf },
] as const

function owedOf(body: ChosenRow['body']): number | null {
  const owed = body?.analysis?.loans?.filter(({ owed_on }) => Boolean(owed_on)) ?? []
  return owed.length === 0 ? null : toCents(sum(owed.map(({ amount }) => amount ?? 0)))
}

function textOf(figure: number | null | undefined, write: (value: number) => string): string {
  return figure === null || figure === undefined ? '–' : write(figure)
}

function outcomeText(outcome: string | undefined): string | undefined {
  return outcome === 'saved' ? 'Imported' : outcome
}

function resultOf({ skip, isTicked, problem }: ChosenRow, isBeyond: boolean): string {
  if (!isTicked && skip !== null) return `${skip}.`
  if (problem !== null) return problem
  if (!isTicked) return 'Left out'
  return isBeyond ? 'Does not fit your plan' : 'Ready'
}

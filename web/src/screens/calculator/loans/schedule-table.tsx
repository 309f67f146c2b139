import { formatCents, formatDollars } from '@homeyield/domain/money/amount'
import { useState } from 'react'
import { dateText } from '../../../ui/date-text.ts'
import { type Column, Table } from '../../../ui/table.tsx'
import type { LoanPayments, ScheduleYear } from './schedule.ts'
import styles from './loans.module.css'

const FIGURES = ['payment', 'interest', 'principal', 'balance'] as const
const HEADINGS = { payment: 'Repayments', interest: 'Interest', principal: 'Principal', balance: 'Owed' }

type Row = ScheduleYear | LoanPayments['payments'][number]

/** The years of a schedule, each of which opens to its repayments for Premium. */
export function ScheduleTable({ years, premium }: { years: readonly ScheduleYear[]; premium: boolean }) {
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())

  function toggle(year: number) {
    const next = new Set(open)
    if (!next.delete(year)) next.add(year)
    setOpen(next)
  }

  const name: Column<Row> = {
    key: 'year',
    heading: 'Year',
    foot: 'Total',
    renderCell: (row) =>
      'date' in row ? (
        dateText(row.date)
      ) : premium ? (
        <button
          type="button"
          className={`inline-flex middle accent bold underlined ${styles.year}`}
          aria-expanded={open.has(row.year)}
          aria-label={`Year ${row.year}`}
          onClick={() => toggle(row.year)}
        >
          {row.year}
        </button>
      ) : (
        row.year
      ),
  }
  return (
    <Table
      scrollLabel="Schedule by year"
      isDense
      columns={[
        name,
        ...FIGURES.map((figure): Column<Row> => ({
          key: figure,
          heading: HEADINGS[figure],
          foot: figure === 'balance' ? '$0' : formatDollars(years.reduce((total, year) => total + year[figure], 0)),
          // Of a repayment with its cents.
          renderCell: (row) => ('date' in row ? formatCents : formatDollars)(row[figure]),
        })),
      ]}
      groups={years.flatMap((year) => [
        { key: year.year, title: null, rows: [year] },
        ...(open.has(year.year) ? paymentsOf(year) : []),
      ])}
      rowKey={(row) => ('date' in row ? row.date : row.year)}
      rowProps={(row) => ({ className: 'date' in row ? 'sunken' : undefined })}
    />
  )
}

/** The repayments of a year, by loan where there are several. */
function paymentsOf({ year, loans }: ScheduleYear) {
  return loans
    .filter(({ payments }) => payments.length > 0)
    .map(({ loan, payments }, index) => ({
      key: `${year}.${index}`,
      title: loans.length > 1 ? loan.name : null,
      rows: payments,
    }))
}

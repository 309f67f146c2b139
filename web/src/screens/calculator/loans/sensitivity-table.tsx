import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { RATE_SHIFTS, TABLE_CHANGES_PCT } from '@homeyield/domain/analysis/stress/sensitivity'
import { formatMoney } from '@homeyield/domain/money/amount'
import { useState } from 'react'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import styles from './stress.module.css'

const SUBJECTS = [
  { value: 'rent', label: 'Rent' },
  { value: 'price', label: 'Price' },
] as const

/** Cash each week by the rent or the price, and by the rates; today's cell is marked. */
export function SensitivityTable({ analysis }: { analysis: Analysis }) {
  const [subject, setSubject] = useState<'rent' | 'price'>('rent')
  const table = subject === 'rent' ? analysis.sensitivity : analysis.price_sensitivity
  if (!isKnown(table)) return null
  return (
    <div className="stack shrinks above-wide">
      <h3>Cash each week, when two things change</h3>
      <RadioGroup
        name="subject"
        label="The rates and the"
        value={subject}
        options={SUBJECTS}
        onChoice={(value) => setSubject(value)}
      />
      <Table
        scrollLabel={`Cash each week by rates and ${subject}`}
        className={styles.grid}
        isDense
        columns={[
          {
            key: 'change',
            heading: subject === 'rent' ? 'Rent' : 'Price',
            renderCell: ({ change }) => (change === 0 ? 'Now' : `${changeText(change)}%`),
          },
          ...RATE_SHIFTS.map((shift, column): Column<Row> => ({
            key: String(shift),
            heading: shift === 0 ? 'Now' : `${changeText(shift)} pt`,
            renderCell: ({ change, cash }) => (
              <>
                {textOf(cash[column])}
                {isToday(change, shift) ? <span className="visually-hidden"> (today)</span> : null}
              </>
            ),
            cellProps: ({ change, cash }) => ({
              'data-sign': signOf(cash[column]),
              'data-today': isToday(change, shift) ? '' : undefined,
            }),
          })),
        ]}
        rows={TABLE_CHANGES_PCT.map((change, row) => ({ change, cash: table.value[row] ?? [] }))}
        rowKey={({ change }) => change}
      />
      {/* A fixed rate changes later in the table above, when less is owed. */}
      <p className="quiet above across">Here every rate changes today, fixed rates too.</p>
    </div>
  )
}

interface Row {
  readonly change: number
  readonly cash: readonly (number | null)[]
}

const isToday = (change: number, shift: number) => change === 0 && shift === 0

function textOf(cash: number | null | undefined): string {
  return typeof cash === 'number' ? formatMoney(cash) : '–'
}

function signOf(cash: number | null | undefined): 'loss' | 'gain' | undefined {
  return typeof cash === 'number' ? (cash < 0 ? 'loss' : 'gain') : undefined
}

function changeText(change: number): string {
  return change > 0 ? `+${change}` : `−${-change}`
}

import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { RATE_SHIFTS, TABLE_CHANGES_PCT } from '@homeyield/domain/analysis/stress/sensitivity'
import { formatMoney } from '@homeyield/domain/money/amount'
import { useState } from 'react'
import { ScrollRegion } from '../../../components/scroll-region.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
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
    <div className={styles.sensitivity}>
      <h3>Cash each week, when two things change</h3>
      <RadioGroup
        name="subject"
        label="The rates and the"
        value={subject}
        options={SUBJECTS}
        onChoice={(value) => setSubject(value)}
      />
      <ScrollRegion label={`Cash each week by rates and ${subject}`} className={styles.scroll}>
        <table className={`${styles.grid} figure`}>
          <thead>
            <tr>
              <th scope="col">{subject === 'rent' ? 'Rent' : 'Price'}</th>
              {RATE_SHIFTS.map((shift) => (
                <th key={shift} scope="col">
                  {shift === 0 ? 'Now' : `${changeText(shift)} pt`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {TABLE_CHANGES_PCT.map((change, row) => (
              <tr key={change}>
                <th scope="row">{change === 0 ? 'Now' : `${changeText(change)}%`}</th>
                {RATE_SHIFTS.map((shift, column) => (
                  <Cell key={shift} cash={table.value[row]?.[column] ?? null} today={change === 0 && shift === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {/* A fixed rate changes later in the table above, when less is owed. */}
      <p className={styles.note}>Here every rate changes today, fixed rates too.</p>
    </div>
  )
}

function Cell({ cash, today }: { cash: number | null; today: boolean }) {
  return (
    <td data-sign={cash === null ? undefined : cash < 0 ? 'loss' : 'gain'} data-today={today ? '' : undefined}>
      {cash === null ? '–' : formatMoney(cash)}
      {today ? <span className="visually-hidden"> (today)</span> : null}
    </td>
  )
}

function changeText(change: number): string {
  return change > 0 ? `+${change}` : `−${-change}`
}

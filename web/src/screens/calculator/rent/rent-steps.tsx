import { lawfulRentPath } from '@homeyield/domain/analysis/lawful-rent/lawful-rent-path'
import { packOf } from '@homeyield/domain/analysis/rules/packs'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { formatMoney } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { dateText } from '../../../ui/date-text.ts'
import { Table } from '../../../ui/table.tsx'
import { usePausedForm } from '../model/paused-form.ts'
import { today } from '../model/today.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { RentMode } from '../sections/rent-mode.tsx'
import styles from './rent-increases.module.css'

/** The rent over the years when it only rises as the law allows. */
export function RentSteps({ premium }: { premium: boolean }) {
  const { form } = usePausedForm()
  const weeklyRent = useCalculator(({ figures }) => figures.weekly_rental_income)
  const { tenancy, rules, rent_growth_pct, settlement_date, years } = completeAnalysis(form, today(), premium)
  if (tenancy === null || weeklyRent === null || weeklyRent <= 0) return null
  const growing = { weeklyRent, growthPct: rent_growth_pct, settlement: settlement_date, years }
  const { steps } = lawfulRentPath(packOf(rules), tenancy, growing)
  const words = `the market grows by ${writeNumber(rent_growth_pct, 2)}% a year`
  return (
    <>
      {steps.length === 0 ? (
        <p>
          If {words}, the rent does not rise within the {years} years of “Years ahead”.
        </p>
      ) : (
        <details className={styles.steps}>
          <summary className="opener">The rent if {words}</summary>
          <Table
            columns={[
              { key: 'from', heading: 'From', renderCell: ({ from }) => dateText(from) },
              {
                key: 'rent',
                heading: 'Rent a week',
                renderCell: ({ weeklyRent: rent }) => formatMoney(rent),
                isText: true,
              },
            ]}
            rows={steps}
            rowKey={({ from }) => from}
          />
        </details>
      )}
      <RentMode>Count these increases in “Years ahead”, not a rise every year</RentMode>
    </>
  )
}

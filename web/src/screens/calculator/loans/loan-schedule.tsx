import { formatDollars } from '@homeyield/domain/money/amount'
import { useMemo, useState } from 'react'
import { shortMoney } from '../../../components/line-chart/chart-text.ts'
import { LineChart } from '../../../components/line-chart/line-chart.tsx'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { XlsxButton } from '../../../components/xlsx/xlsx-button.tsx'
import { Button } from '../../../ui/button.tsx'
import { download } from '../../../ui/download.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { scheduleChart } from './schedule-chart.ts'
import { scheduleCsv } from './schedule-csv.ts'
import { scheduleSheets } from './schedule-sheets.ts'
import { ScheduleTable } from './schedule-table.tsx'
import { ScheduleWorking } from './schedule-working.tsx'
import type { LoanPayments } from './schedule.ts'
import { scheduleYears } from './schedule.ts'

const ALL = ''

/** One loan or all: a chart, the years, how they were worked out, and a file. */
export function LoanSchedule({ loans, premium }: { loans: readonly LoanPayments[]; premium: boolean }) {
  const [chosen, setChosen] = useState<number | null>(null)
  const one = chosen === null ? undefined : loans[chosen]
  const { shown, years, chart } = useMemo(() => {
    const only = one === undefined ? loans : [one]
    return { shown: only, years: scheduleYears(only), chart: scheduleChart(only) }
  }, [loans, one])
  return (
    <>
      {loans.length > 1 ? (
        <SelectField
          label="Loan"
          value={String(chosen ?? ALL)}
          options={[[ALL, 'All loans'], ...loans.map(({ loan }, index) => [String(index), loan.name] as const)]}
          onChoice={(value) => setChosen(value === ALL ? null : Number(value))}
        />
      ) : null}
      <LineChart label="Owed and interest paid" content={chart} write={formatDollars} writeTick={shortMoney} />
      <ScheduleTable key={chosen ?? 'all'} years={years} premium={premium} />
      {shown.map((loan) => (
        <ScheduleWorking key={loan.number} {...loan} named={shown.length > 1} />
      ))}
      <div className="row">
        {premium ? (
          <>
            <Button onClick={() => download('homeyield-loan-schedule.csv', 'text/csv', scheduleCsv(shown))}>
              Download CSV
            </Button>
            <XlsxButton
              label="Download XLSX"
              fileName="homeyield-loan-schedule.xlsx"
              sheets={() => scheduleSheets(shown)}
            />
          </>
        ) : (
          <p className="quiet">
            Every repayment, and the schedule as a file, come with Premium. <UpgradeLink />
          </p>
        )}
      </div>
    </>
  )
}

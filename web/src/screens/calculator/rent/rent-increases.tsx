import type { EarliestIncrease } from '@homeyield/domain/analysis/lawful-rent/earliest-rent-increase'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { packOf } from '@homeyield/domain/analysis/rules/packs'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { dateText } from '../../../ui/date-text.ts'
import { usePausedForm } from '../model/paused-form.ts'
import { today } from '../model/today.ts'
import { useAnalysis } from '../analysis/use-analysis.ts'
import { Missing } from '../figures/missing.tsx'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import { PartRules } from '../rules/part-rules.tsx'
import { DownloadCalendar } from './download-calendar.tsx'
import { increaseReason } from './increase-words.ts'
import { RentSteps } from './rent-steps.tsx'
import { TenancyFields } from './tenancy-fields.tsx'

/** When the rent may rise by law, which is free. */
export function RentIncreases({ premium }: { premium: boolean }) {
  const analysis = useAnalysis(premium, 'tenancy')
  const increase = analysis?.earliest_rent_increase
  return (
    <div className="stack">
      <TenancyFields />
      {increase === undefined ? (
        <Missing>{CORRECT_IT_FIRST}</Missing>
      ) : isKnown(increase) ? (
        <Earliest increase={increase.value} premium={premium} />
      ) : (
        <p>– {increase.message}</p>
      )}
      {analysis === null ? null : <PartRules rules={analysis.rules} topic="rent_increases" />}
      <p className="quiet">Not legal advice. Check with Tenancy Services before you give notice.</p>
    </div>
  )
}

function Earliest({ increase, premium }: { increase: EarliestIncrease; premium: boolean }) {
  const { form } = usePausedForm()
  const { tenancy, rules } = completeAnalysis(form, today(), premium)
  if (tenancy === null) return null
  return (
    <>
      <p className="large">
        Earliest increase: <strong>{dateText(increase.earliest)}</strong> (
        {increaseReason(increase, tenancy, packOf(rules))}). Give notice by{' '}
        <strong>{dateText(increase.give_notice_by)}</strong>.
      </p>
      <DownloadCalendar increase={increase} tenancy={tenancy} />
      <RentSteps premium={premium} />
    </>
  )
}

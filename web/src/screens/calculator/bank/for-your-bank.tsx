import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { describeFreeRatios } from '@homeyield/domain/analysis/lender/describe-lender'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { isLivedIn } from '@homeyield/domain/calculation/purpose'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { usePausedForm } from '../model/paused-form.ts'
import { today } from '../model/today.ts'
import { useAnalysis } from '../analysis/use-analysis.ts'
import { Missing } from '../figures/missing.tsx'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import { PartRules } from '../rules/part-rules.tsx'
import { PageLink } from '../sections/page-link.tsx'
import { PremiumParts } from '../sections/premium-parts.tsx'
import { CanIAffordIt } from './can-i-afford-it.tsx'
import { BankFields } from './bank-fields.tsx'
import { BankBlocks } from '../../../components/documents/bank-blocks.tsx'
import { bankPageOf } from './bank-page-of.ts'
import { SendToBank } from './send-to-bank.tsx'
import { ThresholdBars } from '../../../components/documents/threshold-bars.tsx'

/** What a bank looks at, with the thresholds in force. */
export function ForYourBank({ premium }: { premium: boolean }) {
  const { form } = usePausedForm()
  const analysis = useAnalysis(premium, 'bank')
  const lived = isLivedIn(form)
  return (
    <div className="stack loose">
      {premium ? <SendToBank /> : null}
      {analysis !== null && lived ? <CanIAffordIt afford={analysis.afford} /> : null}
      {analysis === null ? (
        <Missing>{CORRECT_IT_FIRST}</Missing>
      ) : (
        <>
          {premium ? <WholePage form={form} /> : <FreePart analysis={analysis} form={form} />}
          <PartRules rules={analysis.rules} topic="lending" confirmedOnly />
        </>
      )}
      <BankFields premium={premium} />
      {premium ? null : <PremiumParts page="bank" />}
    </div>
  )
}

interface ShownProps {
  readonly analysis: Analysis
  readonly form: CalculationInputs
}

function WholePage({ form }: Pick<ShownProps, 'form'>) {
  const page = bankPageOf(form, true)
  return (
    <>
      <BankBlocks page={page} without="rules" />
      <p className="quiet">
        {page.borrowers.rows.length === 0 ? 'Name the borrowers' : 'The borrowers are the owners'} on{' '}
        <PageLink page="years">Years and tax</PageLink>, and the loans on <PageLink page="loans">Loans</PageLink>.
      </p>
      <Meaning sentences={page.lender?.meaning ?? []} />
    </>
  )
}

function FreePart({ analysis, form }: ShownProps) {
  const described = describeFreeRatios(analysis, completeAnalysis(form, today(), false), today())
  if (!isKnown(described)) return <Missing>{described.message}</Missing>
  return (
    <>
      <ThresholdBars bars={described.value.bars} />
      <Meaning sentences={described.value.meaning} />
    </>
  )
}

function Meaning({ sentences }: { sentences: readonly string[] }) {
  return (
    <div className="quiet stack close">
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}

import { splitWeek } from '@homeyield/domain/analysis/stress/stress-rows'
import type { Analysis } from '@homeyield/domain/analysis/analyse'
import type { Outcome } from '@homeyield/domain/outcome/outcome'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { formatDollars } from '@homeyield/domain/money/amount'
import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { type Column, Table } from '../../../ui/table.tsx'
import { fieldProblem } from '../model/calculator-state.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import type { StressLine } from '../analysis/stress-lines.ts'
import { pointsAddedText, stressLines } from '../analysis/stress-lines.ts'

/** A line for each change, with the cash of the week before and after it. */
export function StressTable({ analysis }: { analysis: Analysis }) {
  const margin = useCalculator(({ form }) => form.analysis?.test_margin) ?? ANALYSIS_FIELDS.test_margin.default
  const loans = useCalculator(({ form }) => form.analysis?.loans)
  const lived = useCalculator(({ form }) => form.purpose === 'live_in')
  const refused = useCalculator((state) => fieldProblem(state, 'analysis.test_margin') !== null)
  const shown = refused ? withoutTestRate(analysis) : analysis
  const lines = stressLines(shown, margin).filter(({ cash }) => isKnown(cash) || cash.reason !== 'premium_required')
  const { cash, profit } = splitWeek(analysis.today)
  return (
    <>
      <Table
        scrollLabel="The week before and after"
        caption={`Cash each week${lived ? ' if you let it' : ''}, before tax`}
        columns={[LABEL, { key: 'now', heading: 'Now', renderCell: () => dollarsOf(cash) }, ...THEN]}
        rows={[{ label: 'Nothing changes', cash, profit }, ...lines]}
        rowKey={({ label }) => label}
      />
      <p className="quiet above across">
        {pointsAddedText(loans)} Cash is after the whole repayments. Profit is the same without the principal.
      </p>
    </>
  )
}

// Of a margin that cannot be used. Other lines do not depend on it.
function withoutTestRate(analysis: Analysis): Analysis {
  if (!isKnown(analysis.test_rate)) return analysis
  return { ...analysis, test_rate: { reason: 'missing_input', message: CORRECT_IT_FIRST } }
}

const LABEL: Column<StressLine> = {
  key: 'label',
  heading: 'If',
  renderCell: ({ label, detail, cash }) => (
    <>
      {label}
      {detail === undefined ? null : <small>{detail}</small>}
      {isKnown(cash) ? null : <small>{cash.message}</small>}
    </>
  ),
}

const THEN: readonly Column<StressLine>[] = [
  {
    key: 'then',
    heading: 'Then',
    renderCell: ({ cash }) => <strong>{dollarsOf(cash)}</strong>,
    cellProps: ({ cash }) => ({ 'data-sign': isKnown(cash) ? (cash.value < 0 ? 'loss' : 'gain') : undefined }),
  },
  {
    key: 'profit',
    heading: 'Profit then',
    renderCell: ({ cash, profit }) => (isKnown(cash) ? dollarsOf(profit) : '–'),
  },
]

function dollarsOf(amount: Outcome<number> | null): string {
  return amount !== null && isKnown(amount) ? formatDollars(amount.value) : '–'
}

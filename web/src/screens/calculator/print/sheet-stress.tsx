import { splitWeek } from '@homeyield/domain/analysis/stress/stress-rows'
import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { breakEvenGoal } from '@homeyield/domain/analysis/inputs/break-even-goal'
import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { FIGURES, HEADLINE } from '@homeyield/domain/figures/figures'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { formatDollars } from '@homeyield/domain/money/amount'
import { Table } from '../../../ui/table.tsx'
import { FigureList } from '../../../ui/figure-list.tsx'
import { breakEvenLines } from '../analysis/break-even-lines.ts'
import { pointsAddedText, stressLines } from '../analysis/stress-lines.ts'

/** The week when something changes, and where it breaks even; without Premium, its free lines. */
export function SheetStress({ analysis, given }: { analysis: Analysis; given: GivenAnalysis | null }) {
  const { cash: today } = splitWeek(analysis.today)
  if (!isKnown(today)) return <p>{today.message}</p>
  const lines = stressLines(analysis, given?.test_margin ?? ANALYSIS_FIELDS.test_margin.default)
  return (
    <>
      <Table
        caption="If rates rise: cash each week, before tax"
        columns={[
          { key: 'label', heading: 'If', renderCell: ({ label }) => label },
          { key: 'cash', heading: FIGURES[HEADLINE].label, renderCell: ({ cash }) => formatDollars(cash) },
        ]}
        rows={[
          { label: 'Nothing changes', cash: today.value },
          ...lines.flatMap(({ label, cash }) => (isKnown(cash) ? { label, cash: cash.value } : [])),
        ]}
        rowKey={({ label }) => label}
      />
      <p>{pointsAddedText(given?.loans)}</p>
      <section>
        <h2>Where it breaks even</h2>
        <FigureList
          look="sentences"
          figures={breakEvenLines(analysis, breakEvenGoal(given)).map(({ label, text }) => ({ label, value: text }))}
        />
      </section>
    </>
  )
}

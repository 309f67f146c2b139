import { composeBankPage } from '@homeyield/domain/assessment/compose-bank-page'
import { appraise } from '@homeyield/domain/appraisal/appraise'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import type { Examples } from './examples.ts'
import { WORKED_DAY, workedAnalysis } from './worked-analysis.ts'
import { workedExample } from './worked-example.ts'

const ASKED = { gross_income: 143_000, rent_shading_pct: 25 } as const

/** "For your bank", worked through. */
export function bankExamples(): Examples {
  const example = workedExample({ analysis: ASKED })
  const home = { inputs: example, figures: appraise(example) }
  const page = composeBankPage(home, workedAnalysis(ASKED), completeAnalysis(example, WORKED_DAY, true))
  const { bars = [], figures = [], meaning = [] } = page.lender ?? {}
  return {
    figures: { 'bank-rules': page.rulesTitle },
    sums: { 'bank-meaning': { steps: meaning } },
    tables: {
      ratios: {
        caption: 'The ratios of the example',
        heads: ['Ratio', 'Figure', 'Against the limit'],
        rows: bars.map(({ label, value, verdict }) => [label, value ?? '–', verdict]),
      },
      'bank-figures': {
        caption: 'Its figures',
        heads: ['Figure', 'Amount'],
        rows: figures.map(({ label, value }) => [label, value]),
      },
    },
  }
}

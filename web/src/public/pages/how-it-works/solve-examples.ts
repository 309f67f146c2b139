import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import type { Solves } from '@homeyield/domain/analysis/solve/solve-targets'
import type { Examples } from './examples.ts'
import { moneyText } from './money-text.ts'
import { workedAnalysis } from './worked-analysis.ts'

const ANSWERS: readonly (readonly [target: string, asked: string, name: keyof Solves, given: GivenAnalysis])[] = [
  ['A gross yield of 5%', 'A price up to', 'price_for_gross_yield', { target_gross_yield: 5 }],
  ['A net yield of 1%', 'A price up to', 'price_for_net_yield', { target_net_yield: 1 }],
  ['$0 of cash each week', 'A price up to', 'price_for_weekly_cash_flow', { target_weekly_cash_flow: 0 }],
  ['A net yield of 3%', 'A rent from', 'rent_for_net_yield', { target_net_yield: 3 }],
  ['No cash missing', 'A deposit from', 'deposit_for_weekly_cash_flow', { target_weekly_cash_flow: 0 }],
  ['An LVR of 70%', 'A deposit from', 'deposit_for_lvr', { target_lvr: 70 }],
]

/** "What would I have to pay?", worked through. */
export function solveExamples(): Examples {
  return {
    sums: {
      'price-for-a-yield': {
        formula: 'price for a gross yield = 52 × weekly rent × 100 ÷ yield',
        steps: [`52 × $635 × 100 ÷ 5 = ${solved('price_for_gross_yield', { target_gross_yield: 5 })}`],
      },
    },
    tables: {
      backwards: {
        caption: 'The example, backwards',
        heads: ['To reach', 'It takes', 'Answer'],
        rows: ANSWERS.map(([target, asked, name, given]) => [target, asked, solved(name, given)]),
      },
    },
  }
}

function solved(name: keyof Solves, given: GivenAnalysis): string {
  const answer = workedAnalysis(given)[name]
  return isKnown(answer) ? moneyText(answer.value.shown) : answer.message
}

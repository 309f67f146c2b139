import { isKnown } from '@homeyield/domain/outcome/outcome'
import { SOLVE_TARGETS, type SolveTarget } from '@homeyield/domain/analysis/solve/solve-target'
import { findSolve } from '@homeyield/domain/analysis/solve/find-solve'
import type { Asked } from '@homeyield/domain/analysis/solve/solve-targets'
import type { Examples } from './examples.ts'
import { moneyText } from './money-text.ts'
import { workedAnalysis } from './worked-analysis.ts'

const ANSWERS: readonly (readonly [reach: string, takes: string, target: SolveTarget, asked: Asked, wanted: number])[] =
  [
    ['A gross yield of 5%', 'A price up to', 'gross', 'price', 5],
    ['A net yield of 1%', 'A price up to', 'net', 'price', 1],
    ['$0 of cash each week', 'A price up to', 'cash', 'price', 0],
    ['A net yield of 3%', 'A rent from', 'net', 'rent', 3],
    ['No cash missing', 'A deposit from', 'cash', 'deposit', 0],
    ['An LVR of 70%', 'A deposit from', 'lvr', 'deposit', 70],
  ]

/** "What would I have to pay?", worked through. */
export function solveExamples(): Examples {
  return {
    sums: {
      'price-for-a-yield': {
        formula: 'price for a gross yield = 52 × weekly rent × 100 ÷ yield',
        steps: [`52 × $635 × 100 ÷ 5 = ${solved('gross', 'price', 5)}`],
      },
    },
    tables: {
      backwards: {
        caption: 'The example, backwards',
        heads: ['To reach', 'It takes', 'Answer'],
        rows: ANSWERS.map(([reach, takes, ...question]) => [reach, takes, solved(...question)]),
      },
    },
  }
}

function solved(target: SolveTarget, asked: Asked, wanted: number): string {
  const solve = findSolve(target, asked)
  if (solve === undefined) return ''
  const answer = workedAnalysis({ [SOLVE_TARGETS[target].input]: wanted })[solve.name]
  return isKnown(answer) ? moneyText(answer.value.shown) : answer.message
}

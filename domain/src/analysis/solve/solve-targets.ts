import type { Appraisal, AppraisalInputs } from '../../appraisal/appraise.ts'
import { aWeek, aYear } from '../../money/money.ts'
import { round, toCents } from '../../money/round.ts'
import { hasRent } from '../../rent/has-rent.ts'
import type { AnalysisInputs } from '../inputs/analysis-inputs.ts'
import { breakEvenGoal } from '../inputs/break-even-goal.ts'
import type { Deal } from '../deal/deal.ts'
import type { HomeStart } from '../../loans/loan-now.ts'
import type { Parts } from '../../outcome/lazily.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { chainKnown, mapKnown, missingInput, NEEDS_PREMIUM } from '../../outcome/outcome.ts'
import { keysOf } from '../../records/keys-of.ts'
import { breakEvenRent } from '../stress/break-even-rent.ts'
import type { AnswerChanges } from './figure-with-answer.ts'
import { figureWithAnswer } from './figure-with-answer.ts'
import type { Solved } from '../../money/show-answer.ts'
import { showAnswer } from '../../money/show-answer.ts'
import { depositForLvr, depositForWeeklyCashFlow } from './solve-deposit.ts'
import { priceForGrossYield, priceForNetYield, priceForWeeklyCashFlow } from './solve-price.ts'
import { rentForGrossYield, rentForNetYield } from './solve-rent.ts'
import { SOLVE_TARGETS, type SolveTarget } from './solve-target.ts'
import { priceOf } from '../deal/with-price.ts'

/** A target, and the amount that reaches it. */
interface Solve {
  readonly target: SolveTarget
  readonly asked: Asked
  /** What must be known: all of the deal and what loans would cost, all of the deal, or one figure. */
  readonly needs: 'loans' | 'deal' | 'price' | 'rent'
  readonly free?: true
  /** Whether nothing is wanted where nothing was typed. */
  readonly isBreakEven?: true
  readonly solve: (deal: Deal, target: number, inputs: AnalysisInputs) => Outcome<number>
}

/** An answer in the ordinary calculation; a price for cash each week may keep the share of the deposit. */
const ANSWERS = {
  price: {
    direction: 'down',
    change: (
      purchase_price: number,
      { deposit, price: before }: Pick<Deal, 'deposit' | 'price'>,
      holdsShare: boolean,
    ): AnswerChanges =>
      holdsShare && deposit !== null && before
        ? { purchase_price, deposit: toCents((deposit / before) * purchase_price) }
        : { purchase_price },
  },
  rent: {
    direction: 'up',
    change: (weekly_rental_income: number): AnswerChanges => ({ rent_source: 'typed', weekly_rental_income }),
  },
  deposit: { direction: 'up', change: (deposit: number): AnswerChanges => ({ deposit }) },
} as const

/** What may be asked for. */
export type Asked = keyof typeof ANSWERS

const PRICE_FOR_CASH = {
  target: 'cash',
  asked: 'price',
  needs: 'loans',
  solve: (deal, target, { hold }) => priceForWeeklyCashFlow(deal, aWeek(target), hold),
} as const satisfies Solve

/**
 * The reverse solves by name. The price for a gross yield is free. Source: docs/method/stress-and-solve.md, "Reverse
 * solve".
 */
export const SOLVES = {
  price_for_gross_yield: {
    target: 'gross',
    asked: 'price',
    needs: 'rent',
    free: true,
    solve: priceForGrossYield,
  },
  price_for_net_yield: {
    target: 'net',
    asked: 'price',
    needs: 'loans',
    solve: priceForNetYield,
  },
  price_for_weekly_cash_flow: PRICE_FOR_CASH,
  break_even_price: { ...PRICE_FOR_CASH, isBreakEven: true },
  rent_for_gross_yield: {
    target: 'gross',
    asked: 'rent',
    needs: 'price',
    solve: rentForGrossYield,
  },
  rent_for_net_yield: {
    target: 'net',
    asked: 'rent',
    needs: 'loans',
    solve: rentForNetYield,
  },
  rent_for_weekly_cash_flow: {
    target: 'cash',
    asked: 'rent',
    needs: 'deal',
    solve: (deal, target) => breakEvenRent(deal, aWeek(target)),
  },
  deposit_for_weekly_cash_flow: {
    target: 'cash',
    asked: 'deposit',
    needs: 'loans',
    solve: (deal, target) => depositForWeeklyCashFlow(deal, aWeek(target)),
  },
  deposit_for_lvr: {
    target: 'lvr',
    asked: 'deposit',
    needs: 'price',
    solve: (deal, target) => mapKnown(priceOf(deal), (price) => depositForLvr(price, target)),
  },
} as const satisfies Record<string, Solve>

export const SOLVE_NAMES = keysOf(SOLVES)
export type Solves = { readonly [Name in keyof typeof SOLVES]: Outcome<Solved> }

export interface Question {
  readonly calculation: AppraisalInputs
  readonly figures: Pick<Appraisal, 'rent_source' | 'weekly_rental_income'>
  readonly deal: Outcome<Deal>
  readonly inputs: AnalysisInputs
  readonly premium: boolean
}

/** How each target is solved for: what reaches it, and the whole dollars that do. */
export function solveTargets(question: Question): Parts<Solves> {
  const answers = Object.entries<Solve>(SOLVES).map(([name, solve]) => [name, () => answer(question, solve)])
  return Object.fromEntries(answers) as Parts<Solves>
}

function answer(question: Question, { target, asked, needs, free, isBreakEven, solve }: Solve): Outcome<Solved> {
  const { inputs, premium } = question
  if (!premium && free !== true) return NEEDS_PREMIUM
  const { input, result } = SOLVE_TARGETS[target]
  const wanted = isBreakEven ? breakEvenGoal(inputs).cash : inputs[input]
  if (wanted === null) return missingInput('a target')
  return chainKnown(knownFor(needs, question), (deal) =>
    chainKnown(solve(deal, wanted, inputs), (exact): Outcome<Solved> => {
      const { direction, change } = ANSWERS[asked]
      const holdsShare = target === 'cash' && inputs.hold === 'deposit_pct'
      const shown = showAnswer(exact, direction, (amount) => {
        const changes = change(amount, deal, holdsShare)
        if (result === null) return true
        return meets(figureWithAnswer(question, deal, changes, result), wanted, target)
      })
      return shown === null ? { reason: 'no_answer', message: `No ${asked} gives that.` } : { value: shown }
    }),
  )
}

/** A deal in which what is needed is known. */
function knownFor(needs: Solve['needs'], { calculation, figures, deal, inputs }: Question): Outcome<Deal> {
  const price = calculation.purchase_price ?? 0
  const weeklyRent = figures.weekly_rental_income ?? aWeek(0)
  const { start, settled } = inputs
  const none: Deal = { ...ONE_FIGURE, start, settled }
  if (needs === 'price') return price > 0 ? { value: { ...none, price } } : missingInput('a purchase price')
  if (needs === 'rent') return hasRent(figures) ? { value: { ...none, weeklyRent } } : missingInput('a rent')
  if (needs === 'deal') return deal
  return chainKnown(deal, (known) =>
    known.loanShapes.length > 0 ? { value: known } : missingInput('an interest rate and a term'),
  )
}

const ONE_FIGURE: Omit<Deal, keyof HomeStart> = {
  weeklyRent: aWeek(0),
  price: null,
  deposit: null,
  value: null,
  fixedCosts: aYear(0),
  typedVacancy: null,
  vacancyWeeks: 0,
  feeShare: 0,
  loans: [],
  loanShapes: [],
  allLoans: [],
  countsInterest: false,
}

function meets(figure: number | null, wanted: number, target: SolveTarget): boolean {
  return figure === null || figure >= round(wanted, target === 'cash' ? 0 : 2)
}

import type { Appraisal, AppraisalInputs } from '../../appraisal/appraise.ts'
import { round, toCents } from '../../money/round.ts'
import { hasRent } from '../../rent/has-rent.ts'
import type { AnalysisInputs } from '../analysis-inputs.ts'
import type { Deal } from '../deal.ts'
import type { HomeStart } from '../../loans/loan-now.ts'
import type { Parts } from '../lazily.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { chainKnown, mapKnown, missingInput, NEEDS_PREMIUM } from '../../outcome/outcome.ts'
import { breakEvenRent } from '../stress/break-even-rent.ts'
import type { AnswerChanges, SolvedResult } from './figure-with-answer.ts'
import { figureWithAnswer } from './figure-with-answer.ts'
import type { Solved } from './show-answer.ts'
import { showAnswer } from './show-answer.ts'
import { depositForLvr, depositForWeeklyCashFlow } from './solve-deposit.ts'
import { priceForGrossYield, priceForNetYield, priceForWeeklyCashFlow } from './solve-price.ts'
import { rentForGrossYield, rentForNetYield } from './solve-rent.ts'
import { priceOf } from './with-price.ts'

/** A target, the amount that reaches it, and the result of the ordinary calculation that shows it. */
interface Solve {
  readonly target: keyof typeof TARGETS
  readonly unknown: keyof typeof UNKNOWNS
  readonly result?: SolvedResult
  /** What must be known: all of the deal and what loans would cost, all of the deal, or one figure. */
  readonly needs: 'loans' | 'deal' | 'price' | 'rent'
  readonly free?: true
  readonly solve: (deal: Deal, target: number, inputs: AnalysisInputs) => Outcome<number>
}

const TARGETS = {
  gross: ({ target_gross_yield }: AnalysisInputs) => target_gross_yield,
  net: ({ target_net_yield }: AnalysisInputs) => target_net_yield,
  cash: ({ target_weekly_cash_flow }: AnalysisInputs) => target_weekly_cash_flow,
  breakEven: ({ target_weekly_cash_flow }: AnalysisInputs) => target_weekly_cash_flow ?? 0,
  lvr: ({ target_lvr }: AnalysisInputs) => target_lvr,
}

/** An answer in the ordinary calculation; a price for cash each week may keep the share of the deposit. */
const UNKNOWNS = {
  price: {
    direction: 'down',
    change: (
      purchase_price: number,
      { deposit, purchase_price: before }: AppraisalInputs,
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

const PRICE_FOR_CASH = {
  unknown: 'price',
  result: 'weekly_cash_flow',
  needs: 'loans',
  solve: (deal, target, { hold }) => priceForWeeklyCashFlow(deal, target, hold),
} as const satisfies Omit<Solve, 'target'>

/** The reverse solves by name. The price for a gross yield is free. Source: investment analysis section 5. */
const SOLVES = {
  price_for_gross_yield: {
    target: 'gross',
    unknown: 'price',
    result: 'gross_rental_yield',
    needs: 'rent',
    free: true,
    solve: priceForGrossYield,
  },
  price_for_net_yield: {
    target: 'net',
    unknown: 'price',
    result: 'net_rental_yield',
    needs: 'loans',
    solve: priceForNetYield,
  },
  price_for_weekly_cash_flow: { ...PRICE_FOR_CASH, target: 'cash' },
  break_even_price: { ...PRICE_FOR_CASH, target: 'breakEven' },
  rent_for_gross_yield: {
    target: 'gross',
    unknown: 'rent',
    result: 'gross_rental_yield',
    needs: 'price',
    solve: rentForGrossYield,
  },
  rent_for_net_yield: {
    target: 'net',
    unknown: 'rent',
    result: 'net_rental_yield',
    needs: 'loans',
    solve: rentForNetYield,
  },
  rent_for_weekly_cash_flow: {
    target: 'cash',
    unknown: 'rent',
    result: 'weekly_cash_flow',
    needs: 'deal',
    solve: breakEvenRent,
  },
  deposit_for_weekly_cash_flow: {
    target: 'cash',
    unknown: 'deposit',
    result: 'weekly_cash_flow',
    needs: 'loans',
    solve: depositForWeeklyCashFlow,
  },
  deposit_for_lvr: {
    target: 'lvr',
    unknown: 'deposit',
    needs: 'price',
    solve: (deal, target) => mapKnown(priceOf(deal), (price) => depositForLvr(price, target)),
  },
} as const satisfies Record<string, Solve>

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

function answer(question: Question, { target, unknown, result, needs, free, solve }: Solve): Outcome<Solved> {
  const { inputs, premium } = question
  if (!premium && free !== true) return NEEDS_PREMIUM
  const wanted = TARGETS[target](inputs)
  if (wanted === null) return missingInput('a target')
  return chainKnown(knownFor(needs, question), (deal) =>
    chainKnown(solve(deal, wanted, inputs), (exact): Outcome<Solved> => {
      const { direction, change } = UNKNOWNS[unknown]
      const holdsShare = result === 'weekly_cash_flow' && inputs.hold === 'deposit_pct'
      const shown = showAnswer(exact, direction, (amount) => {
        const changes = change(amount, question.calculation, holdsShare)
        if (result === undefined) return true
        return meets(figureWithAnswer(question, deal, changes, result), wanted, result)
      })
      return shown === null ? { reason: 'no_answer', message: `No ${unknown} gives that.` } : { value: shown }
    }),
  )
}

/** A deal in which what is needed is known. */
function knownFor(needs: Solve['needs'], { calculation, figures, deal, inputs }: Question): Outcome<Deal> {
  const price = calculation.purchase_price ?? 0
  const weeklyRent = figures.weekly_rental_income ?? 0
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
  weeklyRent: 0,
  price: null,
  deposit: null,
  value: null,
  fixedCosts: 0,
  typedVacancy: null,
  vacancyWeeks: 0,
  feeShare: 0,
  loans: [],
  loanShapes: [],
  allLoans: [],
  countsInterest: false,
}

function meets(figure: number | null, target: number, result: SolvedResult): boolean {
  return figure === null || figure >= round(target, result === 'weekly_cash_flow' ? 0 : 2)
}

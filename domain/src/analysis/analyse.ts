import type { AppraisalInputs } from '../appraisal/appraise.ts'
import { appraise } from '../appraisal/appraise.ts'
import { onlyReasonable } from '../money/only-reasonable.ts'
import type { Day } from '../dates/calendar-day.ts'
import type { AnalysisInputs } from './inputs/analysis-inputs.ts'
import { homeValue } from '../loans/home-value.ts'
import { isLivedIn } from '../calculation/purpose.ts'
import { type Afford, afford, NOT_LIVED_IN } from './lender/afford.ts'
import type { EarliestIncrease } from './lawful-rent/earliest-rent-increase.ts'
import { earliestRentIncrease } from './lawful-rent/earliest-rent-increase.ts'
import type { Parts } from '../outcome/lazily.ts'
import { lazily, once } from '../outcome/lazily.ts'
import { lenderPage } from './lender/lender-page.ts'
import { freeOfLender, type Lender } from './lender/lender.ts'
import type { ValuedHome } from './lender/value-of.ts'
import { debtOf } from './lender/debt-of.ts'
import { valueOf } from './lender/value-of.ts'
import type { Loan } from '../loans/loan.ts'
import { loansNeedPremium } from '../appraisal/premium-loans.ts'
import { type LoansNow, sumLoansNow } from '../loans/sum-loans-now.ts'
import type { ListedPayment, LoansSummary } from '../loans/summarise-loans.ts'
import { listPayments, summariseLoans } from '../loans/summarise-loans.ts'
import { percentOf } from '../money/round.ts'
import type { Outcome } from '../outcome/outcome.ts'
import { chainKnown, mapKnown, missingInput, NEEDS_PREMIUM } from '../outcome/outcome.ts'
import type { YearsAhead } from './projection/years-ahead.ts'
import { yearsAhead } from './projection/years-ahead.ts'
import type { ListedRule } from './rules/list-rules.ts'
import { listRules } from './rules/list-rules.ts'
import type { RulePacks } from './rules/packs.ts'
import { packOf, PACKS } from './rules/packs.ts'
import type { RulePack } from './rules/rule-pack.ts'
import { isCheckDue } from './rules/rule-pack.ts'
import { completeDeal } from './deal/complete-deal.ts'
import type { Solves } from './solve/solve-targets.ts'
import { solveTargets } from './solve/solve-targets.ts'
import type { Stress } from './stress/stress.ts'
import { stress } from './stress/stress.ts'
import { nextCashChange, type NextCashChange, weekOfHome, type WeekOfHome } from './stress/stress-rows.ts'
import type { BrightLine } from './tax/bright-line.ts'
import { brightLine } from './tax/bright-line.ts'
import { interestSharePct } from './tax/interest-share-pct.ts'

/** Every part of an analysis: NZD, per cent; what cannot be computed is a reason. */
export interface Analysis extends Stress, Solves, YearsAhead {
  /** The day on which the figures are seen. */
  readonly as_at: Day
  /** What is owed as per cent of the value of `value_source`. */
  readonly lvr: Outcome<number>
  /** What is owed and paid at the start. */
  readonly loans_now: Outcome<LoansNow>
  /** Null when nothing is owed, or no payment ever changes. */
  readonly next_change: Outcome<NextCashChange | null>
  readonly week_now: Outcome<WeekOfHome>
  /** Year by year from the start. */
  readonly loans: Outcome<LoansSummary>
  /** Every repayment of each loan. */
  readonly payments: Outcome<readonly (readonly ListedPayment[])[]>
  /** The share of interest paid today that is deductible, in per cent. */
  readonly interest_share: Outcome<number>
  /** Of a home sold today. */
  readonly bright_line: Outcome<BrightLine>
  readonly earliest_rent_increase: Outcome<EarliestIncrease>
  /** Of a home to live in its ratios are free. */
  readonly lender: Outcome<Lender>
  /** Of a home to live in. */
  readonly afford: Outcome<Afford>
  readonly rules: Outcome<RulesUsed>
}

/** The rules that an analysis was computed by. */
export interface RulesUsed {
  readonly id: string
  readonly as_at: Day
  readonly check_before: Day
  /** Whether they may have changed since. */
  readonly check_due: boolean
  /** The id of the newest rules, which a saved analysis may follow instead. */
  readonly newest: string
  /** The rules that the analysis names but that are not known, so that the newest were used. */
  readonly unknown: string | null
  readonly rows: readonly ListedRule[]
}

export interface AnalysisOptions {
  readonly premium: boolean
  readonly withPayments: boolean
  readonly today: Day
  readonly packs?: RulePacks
}

/**
 * Loans, stress, reverse solves, years ahead and a lender's figures of a calculation. Each part is computed once, when
 * it is read; without Premium its parts are refused, and the calculation's own fields count instead of several loans.
 */
export function analyse(
  given: AppraisalInputs & ValuedHome,
  inputs: AnalysisInputs,
  options: AnalysisOptions,
): Analysis {
  const calculation = onlyReasonable(given)
  const figures = appraise(calculation)
  const { premium, today, packs = PACKS } = options
  const rules = packOf(inputs.rules, packs)
  const locked = loansNeedPremium(inputs.loans) && !premium
  const counted = locked ? { ...inputs, loans: null } : inputs
  const { loans: completed, now, noSchedule, weeklyRent, deal } = completeDeal(calculation, counted, figures)
  const lived = isLivedIn(inputs)
  const page = once(() => lenderPage(rules, calculation, counted, { weeklyRent, loans: now, today }))
  return lazily<Analysis>({
    as_at: () => inputs.as_at,
    lvr: () =>
      chainKnown(valueOf(calculation, inputs), (value) =>
        mapKnown(debtOf(calculation, counted, now), (debt) => percentOf(debt, value)),
      ),
    loans_now: () =>
      locked
        ? NEEDS_PREMIUM
        : mapKnown(now, (loans) => sumLoansNow(loans, homeValue(calculation.purchase_price, inputs))),
    next_change: () => mapKnown(deal, nextCashChange),
    week_now: () => mapKnown(deal, weekOfHome),
    loans: () => (locked ? NEEDS_PREMIUM : (noSchedule ?? mapKnown(now, summariseLoans))),
    payments: () => listEach(noSchedule ?? completed, options),
    ...stress(deal, noSchedule, counted, premium),
    ...solveTargets({ calculation, figures, deal, inputs: counted, premium }),
    ...yearsAhead(rules, deal, noSchedule, counted, premium),
    lender: () => (premium ? page() : lived ? mapKnown(page(), freeOfLender) : NEEDS_PREMIUM),
    afford: () => {
      if (!lived) return NOT_LIVED_IN
      const household = { deposit: calculation.deposit, lender: page(), loans: noSchedule ?? now }
      return { value: afford(rules, counted, household, today) }
    },
    ...rulesToday(rules, packs[0], inputs, today),
  })
}

/** What the rules say today, which is free. */
function rulesToday(
  rules: RulePack,
  newest: RulePack,
  inputs: AnalysisInputs,
  today: Day,
): Parts<Pick<Analysis, 'interest_share' | 'bright_line' | 'earliest_rent_increase' | 'rules'>> {
  const { acquired_date: acquired, settlement_date: start, new_build, main_home, tenancy } = inputs
  return {
    interest_share: () => ({ value: interestSharePct(rules, today, acquired, new_build) }),
    bright_line: () => ({ value: brightLine(rules, { acquired, start, end: today, new_build, main_home }) }),
    earliest_rent_increase: () =>
      tenancy ? { value: earliestRentIncrease(rules, tenancy) } : missingInput('the day when the tenancy began'),
    rules: () => ({
      value: {
        id: rules.id,
        as_at: rules.asAt,
        check_before: rules.checkBefore,
        check_due: isCheckDue(rules, today),
        newest: newest.id,
        unknown: inputs.rules === null || inputs.rules === rules.id ? null : inputs.rules,
        rows: listRules(rules, inputs, today),
      },
    }),
  }
}

function listEach(loans: Outcome<readonly Loan[]>, { premium, withPayments }: AnalysisOptions): Analysis['payments'] {
  if (!premium) return NEEDS_PREMIUM
  if (!withPayments) return { reason: 'missing_input', message: 'Ask for every payment to see this.' }
  return mapKnown(loans, (known) => known.map(listPayments))
}

import type { Day } from '../../dates/calendar-day.ts'
import { type LoanNow, weeklyPaymentNow } from '../../loans/loan-now.ts'
import { aYear, type Money } from '../../money/money.ts'
import { toCents } from '../../money/round.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { recordOf } from '../../records/pick.ts'
import { chainKnown, mapKnown, missingInput } from '../../outcome/outcome.ts'
import type { AnalysisInputs } from '../inputs/analysis-inputs.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import { FREE_RATIOS, type Lender, limitsFor, NO_LIMIT } from './lender.ts'
import { paymentAtTestRate } from './payment-at-test-rate.ts'

/** What a home to live in asks of a household, beside the limits of banks: NZD, per cent. */
export interface Afford extends Pick<Lender, (typeof FREE_RATIOS)[number]> {
  /** A year, before tax, as it was typed. */
  readonly gross_income: Outcome<Money<'year'>>
  readonly weekly_payment: Outcome<Money<'week'>>
  /** Of what is owed, over what is left of its term. */
  readonly weekly_payment_at_test_rate: Outcome<Money<'week'>>
  /** The highest price at which the loan is above no limit. */
  readonly most_price: Outcome<number>
  readonly most_price_by_income: Outcome<number>
  readonly most_price_by_deposit: Outcome<number>
}

interface Household {
  readonly deposit: number | null
  readonly lender: Outcome<Lender>
  /** With a term each. */
  readonly loans: Outcome<readonly LoanNow[]>
}

type Inputs = Pick<AnalysisInputs, 'owner_occupied' | 'gross_income' | 'other_debt' | 'test_rate'>

export const NOT_LIVED_IN = { reason: 'not_defined', message: 'This is for a home to live in.' } as const

/**
 * Whether a household can afford to live in a home; no offer of a bank. Source: docs/method/lender.md, "Living in the
 * home".
 */
export function afford(
  rules: RulePack,
  { owner_occupied, gross_income, other_debt, test_rate: givenRate }: Inputs,
  { deposit, lender, loans }: Household,
  today: Day,
): Afford {
  const given: Outcome<number> = gross_income ? { value: gross_income } : missingInput('your income')
  const saved: Outcome<number> = deposit === null ? missingInput('a deposit') : { value: deposit }
  const { loanToValue, debtToIncome } = limitsFor(rules, owner_occupied, today)
  const byDeposit =
    loanToValue === null ? NO_LIMIT : mapKnown(saved, (own) => toCents((own * 100) / (100 - loanToValue.above)))
  const byIncome =
    debtToIncome === null
      ? NO_LIMIT
      : chainKnown(saved, (own) =>
          mapKnown(given, (income) => toCents(Math.max(own + debtToIncome.above * income - other_debt, 0))),
        )
  return {
    gross_income: mapKnown(given, aYear),
    ...recordOf(FREE_RATIOS, (name) => chainKnown(lender, (known) => known[name])),
    weekly_payment: mapKnown(loans, (known) => toCents(weeklyPaymentNow(known))),
    weekly_payment_at_test_rate: mapKnown(loans, (known) => paymentAtTestRate(known, givenRate)),
    most_price: chainKnown(byDeposit, (price) => mapKnown(byIncome, (other) => Math.min(price, other))),
    most_price_by_income: byIncome,
    most_price_by_deposit: byDeposit,
  }
}

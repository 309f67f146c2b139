import type { Day } from '../../dates/calendar-day.ts'
import { type LoanNow, weightedRateNow } from '../../loans/loan-now.ts'
import { aYear, type Money } from '../../money/money.ts'
import { round, toCents } from '../../money/round.ts'
import { ANALYSIS_FIELDS } from '../../calculation/analysis-fields.ts'
import { isLivedIn } from '../../calculation/purpose.ts'
import type { AnalysisInputs } from '../inputs/analysis-inputs.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { chainKnown, mapKnown } from '../../outcome/outcome.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import type { LenderInputs } from './lender-inputs.ts'
import type { Lender } from './lender.ts'
import { lender } from './lender.ts'
import type { ValuedHome } from './value-of.ts'
import { debtOf } from './debt-of.ts'
import { valueOf } from './value-of.ts'

interface Found {
  readonly weeklyRent: Money<'week'> | null
  readonly loans: Outcome<readonly LoanNow[]>
  readonly today: Day
}

type PageInputs = LenderInputs & Pick<AnalysisInputs, 'purpose' | 'new_build' | 'settled' | 'current_value' | 'loans'>

/**
 * A lender's figures of a home, from what is owed and what it is worth. Source: docs/method/lender.md, "Figures of a
 * lender".
 */
export function lenderPage(
  rules: RulePack,
  home: ValuedHome,
  inputs: PageInputs,
  { weeklyRent, loans, today }: Found,
): Outcome<Lender> {
  const { gross_income, test_rate } = inputs
  return mapKnown(debtOf(home, inputs, loans), (loan) => {
    const application = {
      ...inputs,
      lived_in: isLivedIn(inputs),
      loan,
      value: valueOf(home, inputs),
      gross_income: gross_income === null ? null : aYear(gross_income),
      total_debt: toCents(loan + inputs.other_debt),
      weekly_rental_income: weeklyRent,
      test_rate: test_rate === null ? defaultTestRate(loans) : { value: test_rate },
    }
    return lender(rules, application, today)
  })
}

/** The mean rate now of the loans, by what is owed, and the usual margin, in per cent. */
export function defaultTestRate(loans: Outcome<readonly LoanNow[]>): Outcome<number> {
  return chainKnown(loans, (known): Outcome<number> => {
    const rate = weightedRateNow(known)
    if (rate === null) return { reason: 'not_defined', message: 'Nothing is borrowed.' }
    return { value: round(rate + ANALYSIS_FIELDS.test_margin.default, 4) }
  })
}

import type { Day } from '../../dates/calendar-day.ts'
import { loanOf } from '../../loans/borrowing.ts'
import { round } from '../../money/round.ts'
import { ANALYSIS_FIELDS } from '../../calculation/analysis-fields.ts'
import { borrowed } from '../../loans/borrowed.ts'
import type { SettledLoans } from '../../loans/settle-loans.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { chainKnown, missingInput } from '../../outcome/outcome.ts'
import type { RulePack } from '../rules/rule-pack.ts'
import type { LenderInputs } from './lender-inputs.ts'
import type { Lender } from './lender.ts'
import { lender } from './lender.ts'
import type { ValuedHome } from './value-of.ts'
import { valueOf } from './value-of.ts'

interface Found {
  readonly weeklyRent: number | null
  readonly loans: Outcome<SettledLoans>
  readonly today: Day
}

/** A lender's figures of a home. Source: investment analysis section 6. */
export function lenderPage(
  rules: RulePack,
  home: ValuedHome,
  inputs: LenderInputs & { readonly new_build: boolean },
  { weeklyRent, loans, today }: Found,
): Outcome<Lender> {
  const loan = loanOf(home)
  if (loan === null) return missingInput(home.purchase_price === null ? 'a purchase price' : 'a deposit')
  const { test_rate } = inputs
  const application = {
    ...inputs,
    loan,
    value: valueOf(home, inputs.value_source),
    total_debt: loan + inputs.other_debt,
    weekly_rental_income: weeklyRent,
    test_rate: test_rate === null ? defaultTestRate(loans) : { value: test_rate },
  }
  return { value: lender(rules, application, today) }
}

/** The mean rate of the loans, by amount, and the usual margin, in per cent. */
function defaultTestRate(settled: Outcome<SettledLoans>): Outcome<number> {
  return chainKnown(settled, ({ loans }): Outcome<number> => {
    const amount = borrowed(loans)
    if (amount === 0) return { reason: 'not_defined', message: 'Nothing is borrowed.' }
    const rates = loans.reduce((sum, loan) => sum + loan.amount * loan.interest_rate, 0)
    return { value: round(rates / amount + ANALYSIS_FIELDS.test_margin.default, 4) }
  })
}

import type { Day } from '../../dates/calendar-day.ts'
import { loanOf } from '../../loans/borrowing.ts'
import { percentOf, toCents } from '../../money/round.ts'
import type { ValueSource } from '../lender/lender-inputs.ts'
import { valueOf } from '../lender/value-of.ts'
import type { Loan } from '../../loans/loan.ts'
import { loanBalanceOn } from '../../loans/loan-balance-on.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { chainKnown, isKnown, mapKnown, missingInput } from '../../outcome/outcome.ts'
import type { SettledHome } from './owned-home.ts'

/** What an owned home is worth, and what is owed on it: NZD, per cent. */
export interface ValuedHome {
  readonly id: string
  readonly property: string
  readonly value_source: ValueSource
  readonly value: Outcome<number>
  readonly debt: Outcome<number>
  readonly equity: Outcome<number>
  readonly lvr: Outcome<number>
  readonly weekly_cash_flow: Outcome<number>
}

export function valueHome(home: SettledHome, today: Day): ValuedHome {
  const value = valueOf(home.inputs, home.analysis.value_source)
  const debt = debtOf(home, today)
  return {
    id: home.id,
    property: home.property,
    value_source: home.analysis.value_source,
    value,
    debt,
    equity: chainKnown(value, (worth) => mapKnown(debt, (owed) => toCents(worth - owed))),
    lvr: chainKnown(value, (worth) => mapKnown(debt, (owed) => percentOf(owed, worth))),
    weekly_cash_flow:
      home.weeklyCashFlow === null ? missingInput('a rent and the loan') : { value: home.weeklyCashFlow },
  }
}

/** What is owed on a day, in NZD: all of it before the drawdown, and of a loan without a term. */
export function owedOn(loan: Loan, day: Day): number {
  if (loan.term_months === null || day < loan.drawdown_date) return loan.amount
  return loanBalanceOn(loan, day).balance / 100
}

function debtOf({ loans, inputs }: SettledHome, today: Day): Outcome<number> {
  if (isKnown(loans)) return { value: toCents(loans.value.loans.reduce((sum, loan) => sum + owedOn(loan, today), 0)) }
  // Without a rate or a term it is still known how much was borrowed.
  const borrowed = loanOf(inputs)
  return borrowed === null ? loans : { value: toCents(borrowed) }
}

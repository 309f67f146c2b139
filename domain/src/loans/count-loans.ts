import type { Day } from '../dates/calendar-day.ts'
import { completeFields } from '../fields/complete-fields.ts'
import type { Borrowing } from './borrowing.ts'
import type { CountedLoans, LoanTotals } from './counted-loans.ts'
import { debtService } from './debt-service.ts'
import { startHome } from './home-start.ts'
import { LOAN_LIST_FIELDS, type GivenLoans } from './loan-fields.ts'
import { loansNow, paymentsOfNextYear, weeklyPaymentNow } from './loan-now.ts'
import { nextChange } from './next-change.ts'
import { areOwed, settleLoans } from './settle-loans.ts'
import { sum } from '../money/sum.ts'
import { isKnown, mapKnown } from '../outcome/outcome.ts'

/**
 * What the loans of a calculation cost as at a day. A loan of the own fields alone that lacks something is null: its
 * formula says what is missing. Source: decisions section 7, "Several loans", and section 8, "As at".
 */
export function countLoans(borrowing: Borrowing, analysis: GivenLoans | null, asAt: Day): CountedLoans {
  const given = analysis?.loans ?? []
  const listed = given.length
  const home = startHome(analysis?.settlement_date ?? null, given, asAt)
  const { loans: inputs } = completeFields(LOAN_LIST_FIELDS, analysis ?? {}, home)
  const known = settleLoans(borrowing, inputs, home.settlement_date)
  if (listed === 0 && !isKnown(known)) return null
  const source = areOwed(inputs) ? 'owed' : listed > 1 ? 'several' : listed === 1 ? 'one' : 'own'
  return mapKnown(known, ({ loans }): LoanTotals => {
    const now = loansNow(loans, home)
    const ofOwnFields = !home.settled && (source === 'own' || source === 'one')
    return {
      source,
      interest: ofOwnFields ? null : sum(now.flatMap(paymentsOfNextYear).map(({ interest }) => interest)) / 100,
      weekly_payment: ofOwnFields ? null : weeklyPaymentNow(now),
      repayment: ofOwnFields && source === 'own' ? null : debtService(now, 0),
      next_change: nextChange(now),
    }
  })
}

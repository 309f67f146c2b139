import { splitWeekByLoan } from '@homeyield/domain/investment-return/split-week-by-loan'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import type { Week } from '@homeyield/domain/investment-return/where-the-week-goes'
import { WhereTheWeekGoes } from '../../../components/where-the-week-goes.tsx'
import { formLoansNow } from '../analysis/completed-loans.ts'
import { useCalculator } from '../model/calculator-store.ts'

/** The week with the interest and principal of each loan apart. */
export function LoansWeek({ week }: { week: Week }) {
  const form = useCalculator((state) => state.form)
  const loans = formLoansNow(form)
  return <WhereTheWeekGoes week={isKnown(loans) ? splitWeekByLoan(week, loans.value) : week} />
}

import { areOwed } from '@homeyield/domain/loans/complete-loans'
import { EARLIER_INTEREST } from '@homeyield/domain/loans/home-start'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { FigureList } from '../../../ui/figure-list.tsx'
import { useCalculator } from '../model/calculator-store.ts'
import { Missing } from '../figures/missing.tsx'
import { CORRECT_IT_FIRST, isSettledBefore } from '../figures/shown-figure.ts'
import { loanPartsOf } from '../model/loan-part.ts'
import { useAnalysis } from '../analysis/use-analysis.ts'

/** What is owed and repaid now, the average rate and the interest still to pay; a dash and a sentence while they are not known. */
export function LoansTotals({ premium }: { premium: boolean }) {
  const isOwed = useCalculator(({ form }) => areOwed(loanPartsOf(form)))
  const isSettled = useCalculator(isSettledBefore)
  const analysis = useAnalysis(premium, 'loans')
  const loans = analysis?.loans ?? { message: CORRECT_IT_FIRST }
  const known = 'value' in loans ? loans.value : null
  const now = analysis !== null && 'value' in analysis.loans_now ? analysis.loans_now.value : null
  const figures = [
    { label: isSettled ? 'Owed today' : 'Loan', value: writeFigure('dollars', now?.debt ?? null) },
    { label: 'Repayments, a week', value: writeFigure('dollars', now?.weekly_payment ?? null) },
    { label: 'Average rate', value: writeFigure('percent', known?.weighted_rate ?? null) },
    { label: 'Interest, all years', value: writeFigure('dollars', known?.total_interest ?? null) },
  ]
  return (
    <>
      <FigureList figures={figures} />
      {'value' in loans ? null : <Missing>{loans.message}</Missing>}
      {isOwed ? <p className="quiet">{EARLIER_INTEREST}</p> : null}
    </>
  )
}

import { breakEvenGoal } from '@homeyield/domain/analysis/inputs/break-even-goal'
import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../../api-client/queries.ts'
import { useAnalysis } from '../analysis/use-analysis.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { breakEvenRentText } from '../analysis/break-even-rent-text.ts'

/** The rent from which the week pays for itself, as a sentence. */
export function BreakEvenRent() {
  const { data: account } = useQuery(accountQuery)
  const analysis = useAnalysis(account?.premium ?? false)
  const cash = useCalculator(({ form }) => breakEvenGoal(form.analysis).cash)
  const text = analysis && breakEvenRentText(analysis, cash)
  return text && <p className={`quiet figure`}>{text}</p>
}

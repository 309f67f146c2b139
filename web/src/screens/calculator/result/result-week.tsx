import { whereTheWeekGoes } from '@homeyield/domain/investment-return/where-the-week-goes'
import { WhereTheWeekGoes } from '../../../components/where-the-week-goes.tsx'
import { useCalculator } from '../model/calculator-store.ts'

/** Where the week goes, by the figures of the moment. */
export function ResultWeek() {
  const form = useCalculator((state) => state.form)
  const figures = useCalculator((state) => state.figures)
  return <WhereTheWeekGoes week={whereTheWeekGoes(form, figures)} />
}

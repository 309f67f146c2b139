import { appraise } from '@homeyield/domain/appraisal/appraise'
import { workingOf } from '@homeyield/domain/figures/workings/result-working'
import styles from './how-it-works.module.css'
import { moneyText } from './money-text.ts'
import { Worked } from './worked.tsx'
import { workedExample } from './worked-example.ts'

export function ExpensesSection() {
  const form = workedExample()
  const figures = appraise(form)
  return (
    <section id="expenses" aria-labelledby="expenses-title" className={`stack loose ${styles.section}`}>
      <h2 id="expenses-title">A year’s expenses</h2>
      <p>
        You enter insurance, repairs and maintenance, rates and contingency; a new calculation starts with our guides.
        Body corporate fees count only for an apartment. An empty box counts as $0, and the calculator tells you that
        something is missing.
      </p>
      <Worked
        working={workingOf('property_management_expense', form, figures)}
        answer={moneyText(figures.property_management_expense)}
      >
        <p>A fee from 0 to 50% of the rent.</p>
      </Worked>
      <Worked working={workingOf('vacancy_expense', form, figures)} answer={moneyText(figures.vacancy_expense)}>
        <p>The rent that you lose while the home is empty. A figure that you type stays, even 0.</p>
      </Worked>
      <Worked working={workingOf('total_expenses', form, figures)} answer={moneyText(figures.total_expenses)} />
    </section>
  )
}

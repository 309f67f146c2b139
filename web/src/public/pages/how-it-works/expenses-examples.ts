import { appraise } from '@homeyield/domain/appraisal/appraise'
import { workingOf } from '@homeyield/domain/figures/workings/result-working'
import type { Examples } from './examples.ts'
import { moneyText } from './money-text.ts'
import { workedExample } from './worked-example.ts'

export function expensesExamples(): Examples {
  const form = workedExample()
  const figures = appraise(form)
  return {
    results: {
      management: {
        working: workingOf('property_management_expense', form, figures),
        answer: moneyText(figures.property_management_expense),
      },
      vacancy: { working: workingOf('vacancy_expense', form, figures), answer: moneyText(figures.vacancy_expense) },
      'total-expenses': {
        working: workingOf('total_expenses', form, figures),
        answer: moneyText(figures.total_expenses),
      },
    },
  }
}

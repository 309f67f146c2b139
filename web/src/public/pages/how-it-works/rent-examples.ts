import { appraise } from '@homeyield/domain/appraisal/appraise'
import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import { workingOf } from '@homeyield/domain/figures/workings/result-working'
import { yearsOf } from '@homeyield/domain/loans/borrowing'
import { ASSUMED_INTEREST_RATE } from '@homeyield/domain/loans/loan-options'
import { formatPercent } from '@homeyield/domain/money/amount'
import type { Examples } from './examples.ts'
import { moneyText } from './money-text.ts'
import { workedExample } from './worked-example.ts'

const BETTER = 80

export function rentExamples(): Examples {
  const form = workedExample()
  const figures = appraise(form)
  const better = appraise(workedExample({ house_condition: BETTER }))
  return {
    figures: {
      'better-quality': `${BETTER}`,
      'better-rent': moneyText(better.weekly_rental_income),
      'better-lower': moneyText(better.weekly_rental_income_lower),
      'better-upper': moneyText(better.weekly_rental_income_upper),
      'assumed-rate': formatPercent(ASSUMED_INTEREST_RATE),
      'assumed-years': `${yearsOf(CALCULATION_FIELDS.loan_duration_months.initial)}`,
    },
    results: {
      'market-rent': {
        working: workingOf('weekly_rental_income', form, figures),
        title: 'Market rent and quality',
        answer: moneyText(figures.weekly_rental_income),
      },
    },
    tables: {
      'rent-by-period': {
        caption: 'The range of the example',
        heads: ['Period', 'Lower', 'Upper'],
        rows: [
          ['Week', moneyText(figures.weekly_rental_income_lower), moneyText(figures.weekly_rental_income_upper)],
          ['Month', moneyText(figures.monthly_rental_income_lower), moneyText(figures.monthly_rental_income_upper)],
          ['Year', moneyText(figures.yearly_rental_income_lower), moneyText(figures.yearly_rental_income_upper)],
        ],
      },
    },
  }
}

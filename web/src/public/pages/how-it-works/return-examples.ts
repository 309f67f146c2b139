import { appraise } from '@homeyield/domain/appraisal/appraise'
import { whereTheWeekGoes } from '@homeyield/domain/investment-return/where-the-week-goes'
import { FIGURES, FIGURES_AT, HEADLINE } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { type WorkingName, workingOf } from '@homeyield/domain/figures/workings/result-working'
import type { Examples } from './examples.ts'
import { moneyText } from './money-text.ts'
import { workedExample } from './worked-example.ts'

export function returnExamples(): Examples {
  const form = workedExample()
  const figures = appraise(form)
  const without = appraise(workedExample({ include_interest_in_calc: false }))
  const week = whereTheWeekGoes(form, figures)
  const bothWays = (name: WorkingName, label: string) => [
    label,
    ...[figures, without].map((one) => writeFigure(FIGURES[name].unit, one[name])),
  ]
  const results = FIGURES_AT.how_it_works.map((name) => [
    name,
    { working: workingOf(name, form, figures), answer: writeFigure(FIGURES[name].unit, figures[name]) },
  ])
  return {
    results: Object.fromEntries(results),
    tables: {
      'with-and-without-interest': {
        caption: 'The example, both ways',
        heads: ['Figure', 'With interest', 'Without'],
        rows: [
          bothWays('total_expenses', FIGURES.total_expenses.label),
          bothWays('net_rental_yield', FIGURES.net_rental_yield.short),
          bothWays(HEADLINE, FIGURES[HEADLINE].label),
          bothWays('yearly_profit', FIGURES.yearly_profit.label),
          bothWays('monthly_profit', FIGURES.monthly_profit.label),
          bothWays('weekly_profit', FIGURES.weekly_profit.label),
        ],
      },
      'where-the-week-goes': {
        caption: 'A week of the example',
        heads: ['Part', 'A week'],
        rows: [
          ['Rent', moneyText(week.rent)],
          ...week.parts.map(({ label, amount }) => [label, moneyText(-amount)]),
          [FIGURES[HEADLINE].label, moneyText(week.left)],
        ],
      },
    },
  }
}

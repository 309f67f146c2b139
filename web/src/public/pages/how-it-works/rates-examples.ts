import { splitWeek } from '@homeyield/domain/analysis/stress/stress-rows'
import type { Outcome } from '@homeyield/domain/outcome/outcome'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { RATE_SHIFTS } from '@homeyield/domain/analysis/stress/sensitivity'
import { formatCents, formatDollars, formatMoney } from '@homeyield/domain/money/amount'
import { dateText } from '../../../ui/date-text.ts'
import type { Examples } from './examples.ts'
import { moneyText } from './money-text.ts'
import { workedAnalysis, WORKED_PARTS } from './worked-analysis.ts'

/** "If rates rise", worked through. */
export function ratesExamples(): Examples {
  const one = workedAnalysis()
  const parts = workedAnalysis({ loans: WORKED_PARTS })
  // With today's rent.
  const row = isKnown(parts.sensitivity) ? (parts.sensitivity.value[2] ?? []) : []
  return {
    tables: {
      'week-at-other-rates': {
        caption: 'A week of the example at other rates',
        heads: ['If', 'Cash a week'],
        rows: [
          ['Nothing changes', cashOf(one.today)],
          ['Every rate is 2.5 points higher: the test rate', cashOf(one.test_rate)],
          ['In three parts, nothing changes', cashOf(parts.today)],
          ['In three parts, 2 points higher when they change', cashOf(parts.refix_2)],
        ],
      },
      'days-of-change': {
        caption: 'The days on which the parts change, 2 points higher',
        heads: ['Part', 'From', 'Owed then', 'Repayment'],
        rows: refixRows(parts.refix_2),
      },
      'break-even': {
        caption: 'The example',
        heads: ['Figure', 'At which the week brings $0'],
        rows: [
          [
            'Rent a week',
            valueText(one.break_even_rent, ({ exact, shown }) => `${formatMoney(exact)}, so ${formatMoney(shown)}`),
          ],
          ['Price, with the same deposit', valueText(one.break_even_price, ({ shown }) => formatMoney(shown))],
          ['Rise of the rates', valueText(one.break_even_rate_shift, (points) => `${points} points`)],
          ['Empty weeks', valueText(one.vacancy_weeks_to_zero, (weeks) => `${weeks}`)],
        ],
      },
      'two-things': {
        caption: 'The example in three parts, with its rent',
        heads: ['Rates', 'Cash a week'],
        rows: RATE_SHIFTS.map((shift, index) => [shiftText(shift), moneyText(row[index] ?? null)]),
      },
    },
  }
}

type Analysed = ReturnType<typeof workedAnalysis>

function refixRows(refix: Analysed['refix_2']): readonly (readonly string[])[] {
  if (!isKnown(refix)) return []
  return refix.value.loans.map(({ name, from_date, balance, payment_before, payment_after }) => [
    name,
    dateText(from_date),
    formatDollars(balance),
    `${formatCents(payment_before)} → ${formatCents(payment_after)}`,
  ])
}

function cashOf(row: Analysed['today' | 'refix_2']): string {
  return valueText(splitWeek(row).cash, formatMoney)
}

function valueText<Value>(outcome: Outcome<Value>, write: (value: Value) => string): string {
  return isKnown(outcome) ? write(outcome.value) : outcome.message
}

function shiftText(shift: number): string {
  const points = `${Math.abs(shift)} ${Math.abs(shift) === 1 ? 'point' : 'points'}`
  return shift === 0 ? 'Now' : `${points} ${shift > 0 ? 'higher' : 'lower'}`
}

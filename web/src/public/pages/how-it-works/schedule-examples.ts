import { isKnown } from '@homeyield/domain/outcome/outcome'
import { formatDollars, formatMoney } from '@homeyield/domain/money/amount'
import { dateText } from '../../../ui/date-text.ts'
import { workedAnalysis } from './worked-analysis.ts'
import type { Examples } from './examples.ts'

const YEARS = [1, 2, 10, 20, 30] as const

/** Every repayment of the example's loan, to the cent. */
export function scheduleExamples(): Examples {
  const { loans, payments } = workedAnalysis()
  if (!isKnown(loans) || !isKnown(payments)) return {}
  const [list = []] = payments.value
  const [first] = list
  const last = list.at(-1)
  if (first === undefined || last === undefined) return {}
  const { total_interest, years, amount } = loans.value
  const [firstYear = { interest: 0, principal: 0, balance: 0 }] = years
  return {
    sums: {
      schedule: {
        formula: 'interest = owed × rate ÷ repayments a year; principal = repayment − interest',
        steps: [
          `${dateText(first.date)}: ${formatMoney(amount)} × ${first.rate}% ÷ 26 = ${formatMoney(first.interest)} of interest`,
          `${formatMoney(first.payment)} − ${formatMoney(first.interest)} = ${formatMoney(first.principal)} of principal, which leaves ${formatMoney(first.balance)}`,
          `${dateText(last.date)}: repayment ${list.length}, the last, is ${formatMoney(last.payment)}`,
          `Year 1: ${formatMoney(firstYear.interest)} of interest and ${formatMoney(firstYear.principal)} of principal, which leaves ${formatMoney(firstYear.balance)}`,
          `All interest: ${formatMoney(total_interest)}`,
        ],
      },
    },
    tables: {
      'schedule-years': {
        caption: 'The example, settled on 1 December 2026',
        heads: ['Year', 'Interest', 'Principal', 'Owed'],
        rows: YEARS.map((year) => {
          const { interest = 0, principal = 0, balance = 0 } = years[year - 1] ?? {}
          return [`${year}`, formatDollars(interest), formatDollars(principal), formatDollars(balance)]
        }),
      },
    },
  }
}

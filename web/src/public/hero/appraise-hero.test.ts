import { expect, it } from 'vitest'
import { assumedDeposit } from '@homeyield/domain/loans/assumed-deposit'
import { appraiseHero } from './appraise-hero.ts'

it('appraises the golden home with the guides for expenses', () => {
  // docs/method/calculator.md, "Loan sums": a loan of 680,000 over 30 years at 6.49 %, paid weekly, costs 43,893 of
  // interest in its first year. With insurance 2,500, maintenance 2,000, rates 3,000, contingency 500, vacancy 2 × 635
  // = 1,270 and management 8.5 % of 33,020 = 2,806.70 that is 55,969.70, so 55,970. Net (33,020 − 55,970) / 850,000 =
  // −2.70 %. A repayment is 990.1615 unrounded, so the cash each week is (33,020 − 12,076.70 − 52 × 990.1615) / 52 =
  // −587.41, of costs of 1,222.41.
  const answer = appraiseHero({ weekly_rental_income: 635, purchase_price: 850_000, interest_rate: 6.49 })
  expect(answer).toMatchObject({ gross: '3.88%', net: '−2.70%', netLoss: true, costs: '$1,222' })
  expect(answer.sentence).toBe('Gross yield 3.88%, net yield −2.70%. Cash each week: −$587.')
  expect(answer.week).toMatchObject({ rent: '$635', leftLabel: 'Cash each week', leftValue: '−$587', short: true })
  // By the week: 844.10, 990.16 − 844.10 = 146.07, 57.69, 48.08, 53.98, 38.46, 24.42, 9.62; rounded so that they come to
  // 1,222.
  expect(answer.week.parts.map(({ label, value }) => `${label} ${value}`)).toEqual([
    'Interest $844',
    'Principal $146',
    'Rates $58',
    'Insurance $48',
    'Management $54',
    'Maintenance $38',
    'Vacancy $24',
    'Contingency $10',
  ])
})

it('takes a fifth of the price for the deposit, to the dollar', () => {
  expect(assumedDeposit(850_000)).toBe(170_000)
  // 123,456.4
  expect(assumedDeposit(617_282)).toBe(123_456)
})

it('shows what is left over where the rent pays for everything', () => {
  // 52,000 − (3,000 + 2,500 + 2,000 + 500 + 2,000 + 4,420) = 37,580, less 400,000 / 30 of principal is 24,246.67, 466.28 a
  // week.
  const answer = appraiseHero({ weekly_rental_income: 1000, purchase_price: 500_000, interest_rate: 0 })
  expect(answer).toMatchObject({ gross: '10.40%', net: '7.52%', netLoss: false })
  expect(answer.week).toMatchObject({
    leftLabel: 'Cash each week',
    leftValue: '$466',
    gain: true,
    short: false,
    rentShare: 100,
  })
  expect(answer.week.parts[0]).toEqual({ part: 'interest', label: 'Interest', value: '$0', share: 0 })
})

it('has no yield without a price, and keeps every line without a rent', () => {
  const answer = appraiseHero({ weekly_rental_income: 0, purchase_price: 0, interest_rate: 5 })
  expect(answer).toMatchObject({ gross: '–', net: '–', netLoss: false })
  expect(answer.week.parts).toHaveLength(8)
})

// @vitest-environment jsdom
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import {
  box,
  calculatorOpens,
  choose,
  chooseAddress,
  expectBoxes,
  expectText,
  figure,
  fill,
  GOLDEN,
  result,
  save,
  section,
  textOf,
} from '../../../testing/calculator.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { storeCalculations } from '../../../testing/store-calculations.ts'

// The figures are those of docs/method/calculator.md, "Worked example".

const GOLDEN_RENT = makeMarketRent({ lower_quartile: 570, median: 635, upper_quartile: 700 })
const INTEREST = /Include a year’s interest/u
const borrowing = () => section('Borrowing')
const expenses = () => section('Annual Expenses')
const returns = () => section('Investment Return')

async function open({ width = 1280, stored = storeCalculations() } = {}) {
  const answers = { ...stored.answers, marketRentBySa2: [GOLDEN_RENT] }
  const app = openApp('/calculator', { answers, width })
  await calculatorOpens()
  return { ...app, all: stored.all }
}

async function openGolden() {
  const app = await open()
  await fill(app.user, { 'Rental income a week': '635', ...GOLDEN })
  return app
}

const expectFigures = async (place: () => HTMLElement, figures: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(figures)) await expectText(() => figure(place(), label), text)
}
const toggleInterest = (user: UserEvent) => user.click(screen.getByRole('checkbox', { name: INTEREST }))

it('has its repayment, costs, profit and yields in the sections and in the result', async () => {
  const { user } = await open()
  await chooseAddress(user)
  const range = { 'Weekly rental income, lower': '570', 'Weekly rental income, upper': '700' }
  await fill(user, { ...range, ...GOLDEN })
  await choose(user, 'Repayments', 'Fortnightly')
  await expectFigures(borrowing, {
    'Fortnightly repayment': '$1,981',
    'By the week': '$990',
    'Interest, first year': '$43,897',
  })
  await expectFigures(expenses, { Vacancy: '$1,270', Management: '$2,806.70', 'Total expenses a year': '$55,174' })
  const profit = { 'Weekly profit': '−$426' }
  await expectFigures(returns, {
    ...profit,
    'Gross rental yield': '3.88%',
    'Net rental yield': '−2.61%',
    'Monthly profit': '−$1,846',
    'Yearly profit': '−$22,154',
  })
  await expectFigures(result, {
    ...profit,
    'Gross yield': '3.88%',
    'Net yield': '−2.61%',
    Monthly: '−$1,846',
    Yearly: '−$22,154',
    'Estimated weekly rent': '$635',
    'Cash each week': '−$572',
  })
  for (const place of [returns(), result()]) {
    const group = within(place).getByRole('group', { name: 'Profit before principal' })
    expect(within(group).getAllByRole('button')).toHaveLength(3)
  }
})

it('has a rent of 635 with its ranges from quartiles of 570 and 700 at quality 50', async () => {
  const { user } = await open()
  await chooseAddress(user)
  await expectBoxes({
    'Rental income a week': '635',
    'Weekly rental income, lower': '610',
    'Weekly rental income, upper': '660',
    'Monthly rental income, lower': '2,643',
    'Monthly rental income, upper': '2,860',
    'Yearly rental income, lower': '31,720',
    'Yearly rental income, upper': '34,320',
  })
  await fill(user, { 'Property quality': '80' })
  await expectBoxes({
    'Rental income a week': '674',
    'Weekly rental income, lower': '649',
    'Weekly rental income, upper': '699',
  })
})

it('without interest costs 11,277, yields 2.56 % net and gains 21,743, 1,812 and 418', async () => {
  const { user } = await openGolden()
  await toggleInterest(user)
  await expectFigures(expenses, { 'Total expenses a year': '$11,277' })
  await expectFigures(result, {
    'Gross yield': '3.88%',
    'Net yield': '2.56%',
    Yearly: '$21,743',
    Monthly: '$1,812',
    'Weekly profit': '$418',
    // Paid weekly here: (33,020 − 11,276.70) / 52 − 990.1615 = −572.02
    'Cash each week': '−$572',
  })
})

it.each([
  ['Weekly', '$990', null, '$43,893'],
  ['Monthly', '$4,294', '$991', '$43,908'],
  ['Yearly', '$52,019', '$1,000', '$44,132'],
] as const)('has its %s repayment, its weekly amount and its interest', async (term, payment, weekly, interest) => {
  const { user } = await openGolden()
  await choose(user, 'Repayments', term)
  await expectFigures(borrowing, { [`${term} repayment`]: payment, 'Interest, first year': interest })
  if (weekly === null) expect(within(borrowing()).queryByRole('button', { name: /^By the week/u })).toBeNull()
  else await expectFigures(borrowing, { 'By the week': weekly })
})

it('repays interest alone, and a loan without interest', async () => {
  const { user } = await openGolden()
  await choose(user, 'Repayments', 'Fortnightly')
  await choose(user, 'Repayment type', 'Interest only')
  await expectFigures(borrowing, {
    'Fortnightly repayment': '$1,697',
    'By the week': '$849',
    'Interest, first year': '$44,132',
  })
  await choose(user, 'Repayment type', 'Principal and interest')
  await fill(user, { 'Interest rate': '0' })
  await expectFigures(borrowing, { 'Fortnightly repayment': '$872' })
})

it('has a working of every figure with the entered figures', async () => {
  const { user } = await openGolden()
  await choose(user, 'Repayments', 'Fortnightly')
  for (const [place, label, formula, step] of [
    [result, 'Cash each week', 'without interest', '($33,020 − $11,276.70 − $51,498.81) ÷ 52 = −$572'],
    [result, 'Estimated weekly rent', 'what you entered', '$635'],
    [result, 'Gross yield', '52 × weekly rent ÷ purchase price', '$33,020 ÷ $850,000 × 100 = 3.88%'],
    [result, 'Net yield', '52 × weekly rent − total expenses', '÷ $850,000 × 100 = −2.61%'],
    [result, 'Weekly profit', '÷ 52', '$33,020 − $55,174 = −$22,154'],
    [result, 'Monthly', '÷ 12', '= −$1,846'],
    [result, 'Yearly', '52 × weekly rent − total expenses', '$33,020 − $55,174 = −$22,154'],
    [borrowing, 'Fortnightly repayment', 'loan × i', '$1,980.72 → $1,981'],
    [borrowing, 'By the week', 'unrounded repayment', '$1,980.72 × 26 ÷ 52 = $990'],
    [borrowing, 'Interest, first year', 'first 26 repayments', '$51,498.81 − $7,601.32 = $43,897'],
    [expenses, 'Vacancy', '2 weeks of rent', '2 × $635 = $1,270'],
    [expenses, 'Management', '52 × weekly rent × fee', '52 × $635 × 8.5% = $2,806.70'],
    [expenses, 'Total expenses a year', 'sum of a year’s expenses', 'Total: $55,174'],
  ] as const) {
    await user.click(figure(place(), label))
    const working = await screen.findByRole('dialog')
    await expectText(() => working, formula, step)
    await user.click(within(working).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog'), label).toBeNull())
  }
})

it('counts other costs of 520 in the total, the week and the working, and saves them', async () => {
  const { user, all } = await openGolden()
  await choose(user, 'Repayments', 'Fortnightly')
  await screen.findByRole('textbox', { name: 'Other costs', description: /e\.g\. ground rent, lawns, letting fee/u })
  await fill(user, { 'Other costs': '520' })
  // 55,173.70 + 520
  await expectFigures(expenses, { 'Total expenses a year': '$55,694' })
  await waitFor(() => expect(within(result()).getByText('Other costs').closest('div')?.textContent).toContain('$10'))
  await user.click(figure(expenses(), 'Total expenses a year'))
  await expectText(() => screen.getByRole('dialog'), 'Other costs: $520')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  await chooseAddress(user)
  await save(user)
  expect(all()).toMatchObject([{ other_expenses: 520 }])
})

it('a price without a rent has no yield, and says what is missing', async () => {
  const { user } = await open()
  await fill(user, { 'Purchase price': '850,000' })
  const unknown = ['Cash each week', 'Gross yield', 'Net yield', 'Weekly profit', 'Monthly', 'Yearly']
  await expectFigures(result, Object.fromEntries(unknown.map((label) => [label, '–'])))
  await expectText(result, 'Choose an address, or enter a rent, to see the result.')
  expect(textOf(screen.getByRole('main'))).not.toContain('0.00%')
  await user.click(figure(result(), 'Gross yield'))
  await expectText(() => screen.getByRole('dialog'), 'Choose an address, or enter a rent')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  await fill(user, { 'Rental income a week': '635' })
  // 52 × 635 / 850,000.
  await expectFigures(result, { 'Gross yield': '3.88%' })
  expect(textOf(result())).not.toContain('to see')
})

it('a price without a deposit shows the week before the loan, nothing as a gain, and what is missing', async () => {
  const { user } = await open()
  await fill(user, { 'Purchase price': '850,000', 'Rental income a week': '635', Deposit: '' })
  await expectFigures(result, { 'Cash each week': '–' })
  await expectText(result, 'Enter a deposit: the loan is not counted yet.', 'Each week, before the loan')
  expect(figure(result(), 'Net yield').querySelector('[data-sign]')).toBeNull()
  await toggleInterest(user)
  await expectText(result, 'Enter a deposit to see the cash each week.')
})

it('an invalid figure gives no result, and those that do not depend on it stay', async () => {
  const { user } = await open()
  await fill(user, { 'Purchase price': '850,000', 'Rental income a week': '635', Rates: '-2900' })
  const hint = 'One of your figures cannot be used. Its field shows why. Correct it to see the result.'
  await expectText(result, hint)
  await expectFigures(result, {
    'Cash each week': '–',
    'Net yield': '–',
    'Weekly profit': '–',
    'Estimated weekly rent': '$635',
    'Gross yield': '3.88%',
  })
  expect(within(result()).queryByText('Where the week goes')).toBeNull()
  await user.click(figure(result(), 'Net yield'))
  await expectText(() => screen.getByRole('dialog'), 'Correct it to see the result.')
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
  // Nor in print.
  window.dispatchEvent(new Event('beforeprint'))
  await expectText(() => screen.getByRole('article'), 'This assessment is not complete', '$635 a week')
  expect(textOf(screen.getByRole('article'))).not.toContain('Net yield')
  window.dispatchEvent(new Event('afterprint'))
  await fill(user, { Rates: '2,900' })
  await waitFor(() => expect(textOf(result())).not.toContain(hint))
  await expectFigures(result, { 'Net yield': '%' })
})

it('the bar of a phone shows only with a rent', async () => {
  const { user } = await open({ width: 375 })
  const bar = () => screen.queryByRole('button', { name: /Open the full result/u })
  const openSection = async (title: string) => {
    const toggle = screen.getByRole('button', { name: title })
    if (toggle.getAttribute('aria-expanded') === 'false') await user.click(toggle)
  }
  expect(bar()).toBeNull()
  await fill(user, { 'Rental income a week': '635' })
  await openSection('Borrowing')
  await fill(user, { 'Purchase price': '850,000' })
  // 52 × 635 is 33,020; less the guide's 2,500 + 2,000 + 3,000 + 500, 1,270 of vacancy and 2,806.70 of management is 20,943, of 850,000.
  await expectText(() => bar() ?? document.body, '3.88%', 'Net yield2.46%no loan')
  await fill(user, { Deposit: '170,000', 'Interest rate': '6.49' })
  await waitFor(() => expect(bar()?.textContent).not.toContain('no loan'))
  await openSection('Rental Assessment')
  await fill(user, { 'Rental income a week': '' })
  await waitFor(() => expect(bar()).toBeNull())
  expect(box('Rental income a week').value).toBe('')
})

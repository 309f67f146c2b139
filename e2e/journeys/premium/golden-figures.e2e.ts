import {
  mockMarketRent,
  box,
  choose,
  chooseAddress,
  expect,
  figure,
  fill,
  GOLDEN,
  GOLDEN_RENT,
  openCalculator,
  result,
  SAMPLE,
  save,
  section,
  test,
} from '../../calculator.ts'

// The figures are those of the golden case in the specification's decisions, section 2.
test.use({ tier: 'premium' })
test.beforeEach(async ({ callApi }) => expect(await callApi('GET', '/calculations')).toEqual([]))

test.describe('without a session', () => {
  test.use({ signedOut: true })

  test('a person signs in, finds an address, enters the figures, and reads payments, profit, gross and net yield', async ({
    page,
    person,
  }) => {
    await page.goto('/')
    await page.goto('/signin')
    await page.getByLabel('Email').fill(person.email)
    await page.getByLabel('Password', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page).toHaveURL('/calculator')

    await chooseAddress(page, SAMPLE)
    await expect(page.getByText('Sample address, not a real home')).toBeVisible()
    await fill(page, { 'Weekly rental income, lower': '570', 'Weekly rental income, upper': '700', ...GOLDEN })
    await choose(page, 'Repayments', 'Fortnightly')

    const borrowing = section(page, 'Borrowing')
    await expect(figure(borrowing, 'Fortnightly repayment')).toContainText('$1,981')
    await expect(figure(borrowing, 'By the week')).toContainText('$990')
    await expect(figure(borrowing, 'Interest, first year')).toContainText('$43,897')

    const expenses = section(page, 'Annual Expenses')
    await expect(figure(expenses, 'Vacancy')).toContainText('$1,270')
    await expect(figure(expenses, 'Management')).toContainText('$2,806.70')
    await expect(figure(expenses, 'Total expenses a year')).toContainText('$55,174')

    for (const [place, gross, net, monthly, yearly] of [
      [section(page, 'Investment Return'), 'Gross rental yield', 'Net rental yield', 'Monthly profit', 'Yearly profit'],
      [result(page), 'Gross yield', 'Net yield', 'Monthly', 'Yearly'],
    ] as const) {
      await expect(figure(place, gross)).toContainText('3.88%')
      await expect(figure(place, net)).toContainText('−2.61%')
      await expect(figure(place, 'Weekly profit')).toContainText('−$426')
      await expect(figure(place, monthly)).toContainText('−$1,846')
      await expect(figure(place, yearly)).toContainText('−$22,154')
    }
    await expect(figure(result(page), 'Estimated weekly rent')).toContainText('$635')
    await expect(figure(result(page), 'Cash each week')).toContainText('−$572')
    for (const place of [section(page, 'Investment Return'), result(page)]) {
      await expect(place.getByRole('group', { name: 'Profit before principal' }).getByRole('button')).toHaveCount(3)
    }
  })
})

test('market quartiles of 570 and 700 at quality 50 make a rent of 635 with its ranges', async ({ page }) => {
  await mockMarketRent(page, [GOLDEN_RENT])
  await openCalculator(page)
  await chooseAddress(page)
  await expect(box(page, 'Rental income a week')).toHaveValue('635')
  for (const [period, lower, upper] of [
    ['Weekly', '610', '660'],
    ['Monthly', '2,643', '2,860'],
    ['Yearly', '31,720', '34,320'],
  ]) {
    await expect(box(page, `${period} rental income, lower`)).toHaveValue(lower ?? '')
    await expect(box(page, `${period} rental income, upper`)).toHaveValue(upper ?? '')
  }
  await box(page, 'Property quality').fill('80')
  await expect(box(page, 'Rental income a week')).toHaveValue('674')
  await expect(box(page, 'Weekly rental income, lower')).toHaveValue('649')
  await expect(box(page, 'Weekly rental income, upper')).toHaveValue('699')
})

test('the golden case: terms, workings, without interest, and with other costs', async ({ page }) => {
  await openCalculator(page)
  await fill(page, { 'Rental income a week': '635', ...GOLDEN })

  await test.step('without interest the total is 11,277, the net yield 2.56 and the profit 21,743, 1,812, 418', async () => {
    await page.getByRole('checkbox', { name: /Include a year’s interest/u }).uncheck()
    await expect(figure(section(page, 'Annual Expenses'), 'Total expenses a year')).toContainText('$11,277')
    await expect(figure(result(page), 'Gross yield')).toContainText('3.88%')
    await expect(figure(result(page), 'Net yield')).toContainText('2.56%')
    await expect(figure(result(page), 'Yearly')).toContainText('$21,743')
    await expect(figure(result(page), 'Monthly')).toContainText('$1,812')
    await expect(figure(result(page), 'Weekly profit')).toContainText('$418')
    // Paid weekly here: (33,020 − 11,276.70) / 52 − 990.1615 = −572.02
    await expect(figure(result(page), 'Cash each week')).toContainText('−$572')
    await page.getByRole('checkbox', { name: /Include a year’s interest/u }).check()
  })

  await test.step('each payment term and repayment type has its payment, weekly payment and interest', async () => {
    const borrowing = section(page, 'Borrowing')
    for (const [term, payment, weekly, interest] of [
      ['Weekly', '$990', null, '$43,893'],
      ['Monthly', '$4,294', '$991', '$43,908'],
      ['Yearly', '$52,019', '$1,000', '$44,132'],
    ] as const) {
      await choose(page, 'Repayments', term)
      await expect(figure(borrowing, `${term} repayment`)).toContainText(payment)
      if (weekly === null) await expect(figure(borrowing, 'By the week')).toHaveCount(0)
      else await expect(figure(borrowing, 'By the week')).toContainText(weekly)
      await expect(figure(borrowing, 'Interest, first year')).toContainText(interest)
    }
    await choose(page, 'Repayments', 'Fortnightly')
    await choose(page, 'Repayment type', 'Interest only')
    await expect(figure(borrowing, 'Fortnightly repayment')).toContainText('$1,697')
    await expect(figure(borrowing, 'By the week')).toContainText('$849')
    await expect(figure(borrowing, 'Interest, first year')).toContainText('$44,132')
    await choose(page, 'Repayment type', 'Principal and interest')
    await box(page, 'Interest rate').fill('0')
    await expect(figure(borrowing, 'Fortnightly repayment')).toContainText('$872')
    await box(page, 'Interest rate').fill('6.49')
  })

  await test.step('every computed number opens its working with the entered figures', async () => {
    await choose(page, 'Repayments', 'Fortnightly')
    const workings = [
      [result(page), 'Cash each week', 'without interest', '($33,020 − $11,276.70 − $51,498.81) ÷ 52 = −$572'],
      [result(page), 'Estimated weekly rent', 'what you entered', '$635'],
      [result(page), 'Gross yield', '52 × weekly rent ÷ purchase price', '$33,020 ÷ $850,000 × 100 = 3.88%'],
      [result(page), 'Net yield', '52 × weekly rent − total expenses', '÷ $850,000 × 100 = −2.61%'],
      [result(page), 'Weekly profit', '÷ 52', '$33,020 − $55,174 = −$22,154'],
      [result(page), 'Monthly', '÷ 12', '= −$1,846'],
      [result(page), 'Yearly', '52 × weekly rent − total expenses', '$33,020 − $55,174 = −$22,154'],
      [section(page, 'Borrowing'), 'Fortnightly repayment', 'loan × i', '$1,980.72 → $1,981'],
      [section(page, 'Borrowing'), 'By the week', 'unrounded repayment', '$1,980.72 × 26 ÷ 52 = $990'],
      [section(page, 'Borrowing'), 'Interest, first year', 'first 26 repayments', '$51,498.81 − $7,601.32 = $43,897'],
      [section(page, 'Annual Expenses'), 'Vacancy', '2 weeks of rent', '2 × $635 = $1,270'],
      [section(page, 'Annual Expenses'), 'Management', '52 × weekly rent × fee', '52 × $635 × 8.5% = $2,806.70'],
      [section(page, 'Annual Expenses'), 'Total expenses a year', 'sum of a year’s expenses', 'Total: $55,174'],
    ] as const
    for (const [place, label, formula, step] of workings) {
      await figure(place, label).click()
      const working = page.getByRole('dialog')
      await expect(working).toContainText(formula)
      await expect(working).toContainText(step)
      await working.getByRole('button', { name: 'Close' }).click()
      await expect(working).toHaveCount(0)
      await expect(figure(place, label)).toBeFocused()
    }
  })

  await test.step('other costs of 520 a year count in the total, the week and the working, and are saved', async () => {
    await choose(page, 'Repayments', 'Fortnightly')
    await expect(box(page, 'Other costs')).toHaveAccessibleDescription(/e\.g\. ground rent, lawns, letting fee/u)
    await box(page, 'Other costs').fill('520')
    const expenses = section(page, 'Annual Expenses')
    // 55,173.70 + 520
    await expect(figure(expenses, 'Total expenses a year')).toContainText('$55,694')
    await expect(result(page).getByRole('figure').locator('dl > div', { hasText: 'Other costs' })).toContainText('$10')
    await figure(expenses, 'Total expenses a year').click()
    await expect(page.getByRole('dialog')).toContainText('Other costs: $520')
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await chooseAddress(page)
    await box(page, 'Rental income a week').fill('635')
    await save(page)
    await page.reload()
    await expect(box(page, 'Other costs')).toHaveValue('520')
    await expect(figure(expenses, 'Total expenses a year')).toContainText('$55,694')
  })
})

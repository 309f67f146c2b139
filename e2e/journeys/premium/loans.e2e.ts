import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import {
  box,
  chooseAddress,
  expect,
  fill,
  GOLDEN,
  openCalculator,
  openSection,
  result,
  save,
  section,
  test,
  openPage,
} from '../../calculator.ts'
import { expectAccessible } from '../../expect-accessible.ts'
import { expectToFit } from '../../fixtures.ts'

test.use({ tier: 'premium' })

test('a loan is split into parts, saved, opened again and seen to its end', async ({ page, callApi }) => {
  await openCalculator(page)
  await chooseAddress(page)
  await fill(page, { 'Rental income a week': '635', ...GOLDEN })
  await openPage(page, 'Loans')
  const borrowing = section(page, 'Loans')
  await borrowing.getByRole('button', { name: 'Split the loan' }).click()
  await expect(borrowing.getByRole('heading', { name: 'Loan parts' })).toBeFocused()
  const first = borrowing.getByRole('listitem', { name: 'Loan 1' })
  await first.getByRole('textbox', { name: 'Amount' }).fill('500000')
  await first.getByRole('textbox', { name: 'Interest rate' }).fill('4.49')
  await first.getByLabel('Fixed until').fill('2020-01-01')
  await expect(first.getByText('The fixed term must end after the loan begins')).toBeVisible()
  await first.getByLabel('Fixed until').fill('')
  await expect(borrowing.getByText('$680,000 of $680,000 placed')).toBeVisible()
  const second = borrowing.getByRole('listitem', { name: 'Loan 2' })
  await expect(second.getByText('$180,000')).toBeVisible()
  await second.getByLabel('Name').fill('Floating')
  await result(page).getByRole('link', { name: 'If rates rise' }).click()
  await expect(page).toHaveURL('/calculator/loans#if-rates-rise')
  const stress = section(page, 'If rates rise')
  await expect(stress.getByRole('row', { name: /^The rent 10% lower/u })).toBeVisible()
  await stress.getByRole('radio', { name: '+3 points' }).check()
  // Both float: one day with two loans.
  await expect(stress.getByRole('listitem')).toHaveCount(1 + 2)
  await stress.getByRole('radio', { name: 'Price', exact: true }).check()
  const prices = stress.getByRole('region', { name: 'Cash each week by rates and price' })
  await expect(prices.getByRole('cell', { name: '−$428 (today)' })).toBeVisible()
  // 180,000 at 7.49 % costs 289.97 a week, 27.87 more than at 6.49 %.
  const ownRate = borrowing.getByRole('listitem', { name: 'Floating' }).getByRole('textbox', { name: 'Interest rate' })
  await ownRate.fill('7.49')
  await expect(prices.getByRole('cell', { name: '−$455 (today)' })).toBeVisible()
  await ownRate.fill('6.49')
  await expect(prices.getByRole('cell', { name: '−$428 (today)' })).toBeVisible()
  await expectAccessible(page, { dark: true })
  await expectToFit(page)
  // 500,000 at 4.49 % costs 1,167.36 a fortnight, 583.68 a week, and 180,000 at 6.49 % 524.30 a fortnight, 262.15 a week.
  await expect(result(page).getByRole('button', { name: /^All loans, a week\s*\$846/u })).toBeVisible()
  await expect(result(page)).toContainText('−$428')
  await result(page).getByRole('checkbox', { name: 'Show each loan' }).check()
  await expect(result(page).getByText('Floating: principal')).toBeVisible()
  await save(page)
  // The first save gives the home its address, and the page stays.
  await expect(page).toHaveURL(/\/calculator\/[^/]+\/loans$/u)
  const [listed] = await callApi<{ id: string; weekly_cash_flow: number }[]>('GET', '/calculations')
  expect(listed).toMatchObject({ weekly_payment: 846, weekly_cash_flow: -428 })

  await openCalculator(page, `/calculator/${listed?.id}/loans`)
  await expect(first.getByRole('textbox', { name: 'Amount' })).toHaveValue('500,000')
  // Nothing is unsaved: a reload asks nothing.
  await page.reload()
  await expect(borrowing.getByRole('listitem', { name: 'Floating' }).getByText('$180,000')).toBeVisible()

  await borrowing.getByRole('button', { name: 'Loan schedule' }).click()
  const drawer = page.getByRole('dialog', { name: 'Loan schedule' })
  // A phone shows one section at a time: that of the drawer.
  await page.setViewportSize({ width: 320, height: 640 })
  await drawer.getByLabel('Loan', { exact: true }).selectOption('Floating')
  const year = drawer.getByRole('button', { name: 'Year 1', exact: true })
  const owed = drawer
    .getByRole('row', { name: /^Year 1 / })
    .getByRole('cell')
    .last()
  expect(Math.abs((await middleOf(year)) - (await middleOf(owed)))).toBeLessThan(2)
  await year.click()
  await expect(drawer.getByRole('row')).toHaveCount(1 + 30 + 52 + 1)
  await drawer.getByText('How this was worked out').click()
  await expect(drawer.getByText('Interest of the first repayment: $180,000 × 6.49% ÷ 52')).toBeVisible()
  await expectAccessible(page, { dark: true })
  await expectDialogToFit(page, drawer)
  const downloadFile = async (kind: string) => {
    const downloading = page.waitForEvent('download')
    await drawer.getByRole('button', { name: `Download ${kind}` }).click()
    return (await downloading).path()
  }
  const csv = await readFile(await downloadFile('CSV'), 'utf8')
  expect(csv.split('\r\n')).toHaveLength(1 + 1560 + 1)
  // A file of this size is compressed without the worker that the content security policy refuses.
  expect((await readFile(await downloadFile('XLSX'))).toString('latin1')).toContain('xl/worksheets/sheet2.xml')
  await drawer.getByRole('button', { name: 'Close' }).click()

  await page.setViewportSize({ width: 1280, height: 800 })
  await borrowing.getByRole('button', { name: 'Remove Loan 1' }).click()
  await expect(borrowing.getByRole('heading', { name: 'Loan parts' })).toBeHidden()
  await borrowing.getByRole('button', { name: 'Undo' }).click()
  await expect(first.getByRole('textbox', { name: 'Amount' })).toHaveValue('500,000')
  await borrowing.getByRole('button', { name: 'Remove Floating' }).click()
  await openPage(page, 'Numbers')
  await expect(box(page, 'Interest rate')).toHaveValue('4.49')
  await expect(result(page)).toBeVisible()
})

test('a price is found for a yield, used, undone, and kept above the summary of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 760 })
  await openCalculator(page)
  await chooseAddress(page)
  await fill(page, { 'Rental income a week': '635', ...GOLDEN })
  await openSection(page, 'Borrowing')
  await page.getByRole('button', { name: 'Open the full result' }).click()
  // By keyboard.
  const opener = page.getByRole('button', { name: 'What would I have to pay?' })
  await opener.press('Enter')
  const solve = page.getByRole('dialog', { name: 'What would I have to pay?' })
  await solve.getByRole('radio', { name: 'Gross yield' }).press('ArrowRight')
  await page.keyboard.press('Tab')
  await expect(solve.getByRole('textbox', { name: 'Net yield to reach' })).toBeFocused()
  await page.keyboard.type('1')
  await expect(solve.getByText(/^Pay up to \$438,\d{3} for a net yield of 1%\.$/u)).toBeVisible()
  await solve.getByRole('radio', { name: 'Net yield' }).press('ArrowLeft')
  await expect(solve.getByText('Pay up to $660,400 for a gross yield of 5%.')).toBeVisible()
  await expectAccessible(page, { dark: true })
  await solve.getByRole('button', { name: 'Pin as my limit' }).press('Space')
  await solve.getByRole('button', { name: 'Use this price' }).press('Enter')
  await expect(box(page, 'Purchase price')).toHaveValue('660,400')
  await expect(solve.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(page, 'Purchase price')).toHaveValue('850,000')
  await expectDialogToFit(page, solve)
  await page.setViewportSize({ width: 375, height: 760 })
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.getByRole('dialog', { name: 'Your result' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('My limit $660,400')).toBeVisible()
  await expectAccessible(page, { dark: true })
  await page.getByRole('button', { name: 'Unpin my limit' }).click()
  await expect(page.getByText('My limit')).toHaveCount(0)
})

/** On a phone of 320 px, and in a window of 1280 px at 200 % zoom. */
async function expectDialogToFit(page: Page, dialog: Locator): Promise<void> {
  for (const size of [
    { width: 320, height: 640 },
    { width: 640, height: 400 },
  ]) {
    await page.setViewportSize(size)
    await expect.poll(() => dialog.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBeLessThanOrEqual(0)
    const close = dialog.getByRole('button', { name: 'Close' })
    await close.scrollIntoViewIfNeeded()
    await expect(close).toBeInViewport({ ratio: 1 })
  }
}

/** The height at which the middle of a text is. */
async function middleOf(place: Locator): Promise<number> {
  return place.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { top, bottom } = range.getBoundingClientRect()
    return (top + bottom) / 2
  })
}

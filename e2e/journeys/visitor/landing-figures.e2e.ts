import { box, expect, figure, result, test } from '../../calculator.ts'
import { freshEmail, signIn } from '../../fixtures.ts'
import { PASSWORDS } from '../../passwords.ts'
import type { Page } from '@playwright/test'

// The figures that a visitor entered in "Where the week goes" are taken over by the calculator, once.

async function enterFigures(page: Page): Promise<void> {
  await page.goto('/home')
  const week = page.getByRole('region', { name: 'Where the week goes' })
  await week.getByRole('textbox', { name: 'Rent a week' }).fill('635')
  await week.getByRole('textbox', { name: 'Purchase price' }).fill('850000')
  await week.getByRole('textbox', { name: 'Interest rate' }).fill('6.49')
}

const notice = (page: Page) =>
  page.getByText('This starts with the price, rent and interest rate you tried before, and a 20% deposit.')

async function expectFigures(page: Page): Promise<void> {
  await expect(box(page, 'Rental income a week')).toHaveValue('635')
  await expect(box(page, 'Purchase price')).toHaveValue('850,000')
  await expect(box(page, 'Interest rate')).toHaveValue('6.49')
  await expect(box(page, 'Deposit')).toHaveValue('170,000')
  // 52 × 635 / 850,000 (docs/method/calculator.md, "Worked example").
  await expect(figure(result(page), 'Gross yield')).toContainText('3.88%')
  // As on the landing page (web/src/public/hero/appraise-hero.test.ts).
  await expect(figure(result(page), 'Net yield')).toContainText('−2.70%')
  await expect(notice(page)).toBeVisible()
}

async function expectEmpty(page: Page): Promise<void> {
  await expect(box(page, 'Purchase price')).toHaveValue('')
  await expect(box(page, 'Rental income a week')).toHaveValue('')
  await expect(notice(page)).toHaveCount(0)
}

/** The tab's stored figures from the landing page. */
function storedFigures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => ['homeyield.tried', 'homeyield.sign-up'].includes(key)),
  )
}

test('signing up starts with the figures of the landing page, once', async ({ page }) => {
  await enterFigures(page)
  await page.getByLabel('Full Name').fill('Aroha Journey')
  await page.getByLabel('Email').fill(freshEmail())
  await page.getByRole('button', { name: 'Sign Up for free' }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.signUp)
  await page.getByLabel('Confirm Password').fill(PASSWORDS.signUp)
  await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click()
  await expectFigures(page)
  expect(await storedFigures(page)).toEqual([])

  await page.reload()
  await expect(box(page, 'Purchase price')).toHaveValue('850,000')
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard them' }).click()
  await expectEmpty(page)
  await page.reload()
  await expectEmpty(page)
})

test('signing in starts with them too, and they can be discarded', async ({ page, freePerson }) => {
  await enterFigures(page)
  await page.getByLabel('Email').fill('somebody@homeyield.test')
  await page.getByRole('button', { name: 'Sign Up for free' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  await signIn(page, freePerson)
  await expectFigures(page)
  expect(await storedFigures(page)).toEqual([])
  await page.getByRole('button', { name: 'Start empty' }).click()
  await expectEmpty(page)
  await box(page, 'Rates').fill('2345')
  await expect(box(page, 'Insurance')).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
})

test('a stored draft is not replaced', async ({ page, freePerson }) => {
  await page.goto('/signin')
  await signIn(page, freePerson)
  await box(page, 'Purchase price').fill('640000')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('homeyield.draft') ?? ''))
    .toContain('"purchase_price":640000')
  await page.evaluate(() => localStorage.removeItem('homeyield.token'))
  await enterFigures(page)
  await page.goto('/signin')
  await signIn(page, freePerson)
  await expect(box(page, 'Purchase price')).toHaveValue('640,000')
  await expect(box(page, 'Rental income a week')).toHaveValue('')
  await expect(notice(page)).toHaveCount(0)
})

test('without figures from the landing page the calculator starts empty', async ({ page, freePerson }) => {
  await page.goto('/home')
  await expect(page.getByRole('textbox', { name: 'Rent a week' })).toBeVisible()
  await page.goto('/signin')
  await signIn(page, freePerson)
  await expectEmpty(page)
})

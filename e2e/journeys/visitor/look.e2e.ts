import type { Locator } from '@playwright/test'
import { expectAccessible } from '../../expect-accessible.ts'
import { box, expect, SAMPLE, slider, test } from '../../calculator.ts'
import { expectToFit, freshEmail, tabTo } from '../../fixtures.ts'
import { PASSWORDS } from '../../passwords.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  // The figures of Newtown North are those of docs/method/market-rent.md, "Worked examples".
  test('the landing page leads to a rent, another kind of home, the week at a price, and to sign up', async ({
    page,
    context,
  }) => {
    await page.goto('/home')
    const place = page.getByRole('textbox', { name: 'Suburb or address' })
    await expect(place).toHaveAccessibleDescription(/the rent of one suburb a day/u)
    await place.fill('newtown north')
    await place.press('Enter')
    await expect(page).toHaveTitle('3-bedroom houses in Newtown North · Homeyield')
    await expect(page.getByRole('heading', { name: '$661 a week' })).toBeVisible()
    await expect(page.getByText('Half of such homes rent for $594 to $715 a week.')).toBeVisible()
    await expect(page.getByText('Confidence: Medium.')).toContainText('between $599 and $728 a week')
    await page.getByRole('textbox', { name: 'Price' }).fill('850k')
    await page.getByRole('button', { name: 'Show the week' }).click()
    // 661 × 52 / 850,000 = 4.04 %.
    await expect(page.getByText('4.04%')).toBeVisible()
    await page.getByRole('link', { name: '2 bedrooms' }).click()
    await expect(page).toHaveTitle('2-bedroom houses in Newtown North · Homeyield')
    await expect(page.getByRole('heading', { name: 'Where the week goes at $850,000' })).toBeVisible()
    const [cookie] = await context.cookies()
    expect(cookie).toMatchObject({ name: 'homeyield_look', httpOnly: true, sameSite: 'Lax', path: '/' })
    await expect(page.getByRole('link', { name: 'Sign Up with' })).toHaveAttribute('href', /^\/signup\?.*&look=/u)

    await place.fill('Island Bay')
    await page.getByRole('button', { name: 'Show the rent' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Rents in /u)
    await expect(place).toHaveValue('Island Bay')
    await page.getByRole('link', { name: 'Newtown, Wellington City' }).click()
    await expect(page).toHaveTitle('2-bedroom houses in Newtown North · Homeyield')
  })

  test('several places are a list, and what is not found stays in the box', async ({ page }) => {
    await page.goto('/rents?place=Nowhereville')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing found for “Nowhereville”')
    await expect(page.getByRole('textbox', { name: 'Suburb or address' })).toHaveValue('Nowhereville')
    await page.goto('/rents?place=Kauri Street')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which place do you mean?')
    await page.getByRole('link', { name: 'Kauri Street, Waiheke, Auckland' }).click()
    await expect(page.getByText('The address is a sample')).toBeVisible()
  })
})

test('a first-home buyer on a phone is told what it costs to live there after 8 taps and 7 fields', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  let [taps, fields] = [0, 0]
  const tap = (place: Locator) => {
    taps++
    return place.click()
  }
  const type = (label: string, text: string) => {
    fields++
    return page.getByRole('textbox', { name: label, exact: true }).fill(text)
  }
  await page.goto('/home')
  await type('Suburb or address', SAMPLE.address)
  await tap(page.getByRole('button', { name: 'Show the rent' }))
  await tap(page.getByRole('link', { name: 'Sign Up with Waiheke' }))
  await type('Full Name', 'Aroha Journey')
  await type('Email', freshEmail())
  await type('Password', PASSWORDS.signUp)
  await type('Confirm Password', PASSWORDS.signUp)
  await tap(page.getByRole('button', { name: 'Sign Up' }))
  await tap(page.getByRole('radio', { name: 'Live in it' }))
  await type('Asking price', '800000')
  await type('Your deposit', '160000')
  await page.evaluate(() => window.scrollTo(0, 0))
  const four = page.getByRole('group', { name: 'What these four give' })
  const answer = four.locator('div').filter({ hasText: /^Cost to live here\$\d{3}/u })
  await expect(answer).toBeInViewport({ ratio: 1 })
  expect(taps).toBeLessThanOrEqual(8)
  expect(fields).toBeLessThanOrEqual(7)
})

test('the rent looked at fills the first calculation of a new account', async ({ page }) => {
  await page.goto('/home')
  await tabTo(page, 'Suburb or address', 30)
  await page.keyboard.type(SAMPLE.address)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${SAMPLE.address} is in`)).toBeVisible()
  await page.getByRole('textbox', { name: 'Price' }).fill('850k')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Where the week goes at $850,000' })).toBeVisible()
  await page.getByRole('link', { name: '2 bedrooms' }).click()
  await page.getByRole('link', { name: 'Sign Up with Waiheke' }).click()
  await page.getByLabel('Full Name').fill('Aroha Journey')
  await page.getByLabel('Email').fill(freshEmail())
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.signUp)
  await page.getByLabel('Confirm Password').fill(PASSWORDS.signUp)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE.street)
  await expect(page).toHaveURL('/calculator')
  await expect(box(page, 'Purchase price')).toHaveValue('850,000')
  await expect(slider(page, 'Bedrooms')).toHaveValue('2')
  await expect(page.getByText('Your free search is now used for Waiheke.')).toBeVisible()
})

test('the pages are accessible in both schemes, and fit every width', async ({ page }) => {
  for (const path of [
    '/rents?place=Newtown&price=850000',
    '/rents?place=Island Bay',
    '/rents?place=Kauri Street',
    '/rents?place=Nowhereville',
  ]) {
    await page.goto(path)
    await expectAccessible(page, { dark: true })
    await expectToFit(page)
  }
})

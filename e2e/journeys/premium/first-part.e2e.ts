import type { Page } from '@playwright/test'
import { box, chooseAddress, expect, fill, SAMPLE, saveButton, saved, test } from '../../calculator.ts'
import { HAIR, moved, shiftOf, watchShifts } from '../../layout-shift.ts'
import { untilStill } from '../../still.ts'

test.use({ tier: 'premium' })
test.beforeEach(async ({ ask }) => expect(await ask('GET', '/calculations')).toEqual([]))

/** What the calculator fetches once its first part stands. */
const THE_REST = '**/assets/more-of-calculator-*.js'

/** Keeps the rest of the calculator's code back until it is let go. */
async function holdTheRest(page: Page): Promise<() => void> {
  let letGo = () => {}
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(THE_REST, async (route) => {
    await gone
    await route.fallback()
  })
  return () => letGo()
}

test('the first fields can be used before the rest has come, and what is typed by then counts', async ({ page }) => {
  const letGo = await holdTheRest(page)
  await page.goto('/calculator')
  await fill(page, { 'Car parks': '2', 'Property quality': '80' })
  await expect(page.getByRole('button', { name: 'Borrowing', exact: true })).toHaveAttribute('aria-expanded', 'true')
  await expect(box(page, 'Purchase price')).toHaveCount(0)
  letGo()
  await fill(page, { 'Purchase price': '850000' })
  await expect(box(page, 'Car parks')).toHaveValue('2')
  await expect(box(page, 'Property quality')).toHaveValue('80')
})

test('Save waits for what saves, and then says what is missing at its field', async ({ page }) => {
  const letGo = await holdTheRest(page)
  await page.goto('/calculator')
  await fill(page, { 'Car parks': '2' })
  await saveButton(page).click()
  await expect(saveButton(page, 'Saving')).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(page.getByRole('combobox', { name: 'Address' })).toBeFocused()
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveAttribute('aria-invalid', 'true')
  await expect(saveButton(page)).not.toHaveAttribute('aria-busy')
})

test('an unsaved calculation that is saved before the rest has come is saved once it has', async ({ page, ask }) => {
  await page.goto('/calculator')
  await chooseAddress(page)
  await fill(page, { 'Purchase price': '850000' })
  // Long enough to be kept.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('homeyield.draft')))
    .toContain('"purchase_price":850000')
  const letGo = await holdTheRest(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SAMPLE.street)
  await saveButton(page).click()
  await expect(saveButton(page, 'Saving')).toBeVisible()
  expect(await ask('GET', '/calculations')).toEqual([])
  letGo()
  await expect(saved(page)).toBeVisible()
  expect(await ask('GET', '/calculations')).toMatchObject([{ property: SAMPLE.address, purchase_price: 850_000 }])
})

test('code that does not come is said in its place, and can be asked for again without losing what was typed', async ({
  page,
}) => {
  await page.route(THE_REST, (route) => route.abort('connectionreset'))
  await page.goto('/calculator')
  const said = page.getByText('This part of the calculator could not be loaded. Nothing that you typed is lost.')
  await expect(said.first()).toBeVisible()
  await fill(page, { 'Car parks': '3' })
  await saveButton(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'connection' })).toBeVisible()
  await expect(saveButton(page)).not.toHaveAttribute('aria-busy')
  // What is asked for yet would not come either.
  await untilStill(page)
  await page.unroute(THE_REST)
  // The network is back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(said).toHaveCount(0)
  await fill(page, { 'Purchase price': '850000' })
  await expect(box(page, 'Car parks')).toHaveValue('3')
})

test('code that comes for one part when it is asked for again comes for all', async ({ page }) => {
  await page.route(THE_REST, (route) => route.abort('connectionreset'))
  await page.goto('/calculator')
  const said = page.getByText('This part of the calculator could not be loaded.')
  await expect(said.nth(1)).toBeVisible()
  await untilStill(page)
  await page.unroute(THE_REST)
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(said).toHaveCount(0)
  await fill(page, { 'Purchase price': '850000' })
})

for (const width of [375, 1280]) {
  test(`nothing in sight moves while the calculator comes in, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await watchShifts(page)
    const letGo = await holdTheRest(page)
    await page.goto('/calculator')
    await expect(box(page, 'Car parks')).toBeVisible()
    const begun = await moved(page)
    expect(shiftOf(begun)).toBeLessThan(HAIR)
    letGo()
    await expect(box(page, 'Estimated purchase price')).toBeVisible()
    expect(await moved(page, begun)).toEqual([])
  })
}

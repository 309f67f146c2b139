import { box, expect, fill, saveButton, saved, test } from '../../calculator.ts'
import { layoutShift, recordLayoutShifts } from '../../layout-shift.ts'
import { visitOnce } from '../../offline-cache.ts'

test.use({ tier: 'own', serviceWorkers: 'allow' })
test.beforeEach(async ({ callApi }) => expect(await callApi('GET', '/calculations')).toEqual([]))

test('a free account works offline, and its one calculation is saved later', async ({ page, context, callApi }) => {
  await visitOnce(page)
  await context.setOffline(true)
  await recordLayoutShifts(page)
  await page.goto('/calculator')
  await expect(page.getByText('You are offline. Every figure still works')).toBeVisible()
  // A button that moves while it is pressed is not pressed.
  expect(await layoutShift(page)).toBeLessThan(0.02)
  await page.getByRole('button', { name: 'Enter it yourself' }).click()
  await page.getByLabel('Street address').fill('7 Example Road')
  await page.getByRole('combobox', { name: 'Suburb' }).fill('Kaukapakapa')
  await fill(page, { 'Purchase price': '850,000' })
  await saveButton(page).click()
  await expect(page.getByText('Not saved yet')).toBeVisible()
  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText('Not saved yet')).toHaveCount(0)
  expect(await callApi('GET', '/calculations')).toHaveLength(1)
})

test('offline, the start page opens the calculator, and shows a visitor that there is no connection', async ({
  page,
  context,
}) => {
  await visitOnce(page)
  await context.setOffline(true)
  for (const path of ['/', '/home']) {
    await page.goto(path)
    await expect(page).toHaveURL('/calculator')
    await expect(box(page, 'Purchase price')).toBeVisible()
  }
  await page.evaluate(() => localStorage.removeItem('homeyield.token'))
  for (const path of ['/', '/home']) {
    await page.goto(path)
    await expect(page.getByText('We could not reach our server. Check your connection and try again.')).toBeVisible()
  }
  await context.setOffline(false)
  await page.goto('/')
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What would it rent for, and does it wash its face?')
})

import { box, chooseAddress, expect, fill, GOLDEN, openCalculator, saveButton, saved, test } from '../../calculator.ts'
import type { CallApi } from '../../fixtures.ts'

// What a save shows and keeps: web/src/screens/calculator/save/save-a-home.test.tsx.
test.use({ tier: 'premium' })
test.beforeEach(async ({ page, callApi }) => {
  expect(await callApi('GET', '/calculations')).toEqual([])
  await openCalculator(page)
})

async function savedId(callApi: CallApi): Promise<string> {
  const saved = await callApi<{ id: string }[]>('GET', '/calculations')
  expect(saved).toHaveLength(1)
  return saved[0]?.id ?? ''
}

test.describe('the connection is lost after the server has saved', () => {
  test.beforeEach(async ({ page, callApi }) => {
    await chooseAddress(page)
    await fill(page, GOLDEN)
    await page.route('**/api/calculations', async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await saveButton(page).click()
    await expect(page.getByText('Not saved yet: our server could not be reached.')).toBeVisible()
    expect(await callApi('GET', '/calculations')).toHaveLength(1)
  })

  test('a reload repeats the save, which makes no duplicate', async ({ page, callApi }) => {
    // Not before: an automatic retry would save, and show its message, on the page that is left.
    page.once('framenavigated', () => void page.unroute('**/api/calculations'))
    await page.reload()
    // Before the calculator shows, or by it.
    const savedNow = page.getByRole('status').filter({ hasText: 'is saved now that the connection is back.' })
    await expect(saved(page).or(savedNow)).toBeVisible()
    await openCalculator(page, `/calculator/${await savedId(callApi)}`)
    await expect(box(page, 'Rates')).toHaveValue('2,900')
  })

  test('later changes are saved as an update', async ({ page, callApi }) => {
    await page.unroute('**/api/calculations')
    await fill(page, { Rates: '3000' })
    // The server first refuses the key for another body (422).
    const changing = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await saveButton(page).click()
    expect((await changing).ok()).toBe(true)
    await expect(saved(page)).toBeVisible()
    const all = await callApi<{ id: string }[]>('GET', '/calculations')
    expect(all).toHaveLength(1)
    expect(await callApi('GET', `/calculations/${all[0]?.id}`)).toMatchObject({ rates: 3000 })
  })
})

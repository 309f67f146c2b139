import type { Page } from '@playwright/test'
import {
  box,
  chooseAddress,
  expect,
  figure,
  fill,
  openCalculator,
  result,
  save,
  saveButton,
  saved,
  section,
  test,
} from '../../calculator.ts'
import { deleteSaved, letSessionExpire, signIn } from '../../fixtures.ts'
import { cachedPaths, visitOnce, recordIdempotencyKeys } from '../../offline-cache.ts'

// What a late save shows: web/src/screens/calculator/save/late-save.test.tsx.
test.use({ tier: 'premium', serviceWorkers: 'allow' })
test.beforeEach(async ({ callApi }) => expect(await callApi('GET', '/calculations')).toEqual([]))

const PLACE = 'Kaukapakapa'
const STREET = '7 Example Road'
const SHELL = /^\/(?:index\.html|assets\/[\w.-]+\.(?:js|css|woff2))$/u
const PROPERTY = `${STREET}, ${PLACE}`

/** Enters a property by hand, as one does offline. */
async function enterByHand(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enter it yourself' }).click()
  await page.getByLabel('Street address').fill(STREET)
  await page.getByRole('combobox', { name: 'Suburb' }).fill(PLACE)
  await fill(page, { 'Rental income a week': '650', 'Purchase price': '850,000' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(STREET)
}

function waiting(page: Page) {
  return page.getByRole('main').getByText('will be saved when the connection is back')
}

async function saveOffline(page: Page): Promise<void> {
  await saveButton(page).click()
  // The list stored on this device may still have a home of this address that was deleted elsewhere.
  const another = page.getByRole('dialog').getByRole('button', { name: 'Save another' })
  await expect(another.or(waiting(page))).toBeVisible()
  if (await another.isVisible()) await another.click()
  await expect(waiting(page)).toBeVisible()
}

test('what is entered offline is saved once when the connection is back', async ({ page, context, callApi }) => {
  await test.step('offline, the calculator opens and works, and a save waits for the connection', async () => {
    await visitOnce(page)
    const keys = recordIdempotencyKeys(context)
    await context.setOffline(true)
    await page.goto('/calculator')
    await expect(page.getByText('The default expenses are those of your last visit.')).toBeVisible()
    await expect(box(page, 'Rates')).toHaveValue('3,000')

    await page.getByRole('combobox', { name: 'Address' }).fill('126 kauri')
    await expect(page.getByText('The address search needs a connection.')).toBeVisible()
    await enterByHand(page)
    await expect(page.getByText('Suburbs cannot be looked up while you are offline')).toBeVisible()
    // 52 × 650 / 850,000.
    await expect(figure(result(page), 'Gross')).toContainText('3.98')

    await saveOffline(page)
    await expect(
      page
        .getByRole('banner')
        .locator('..')
        .getByText('Stored in this browser. It will be saved when the connection is back.'),
    ).toBeVisible()
    expect(await callApi('GET', '/calculations')).toEqual([])
    await context.setOffline(false)
    await expect(saved(page)).toBeVisible()
    const all = await callApi<{ id: string; property: string }[]>('GET', '/calculations')
    expect(all.map(({ property }) => property)).toEqual([PROPERTY])
    await expect(page).toHaveURL(`/calculator/${all[0]?.id}`)
    expect(await callApi('GET', `/calculations/${all[0]?.id}`)).toMatchObject({
      weekly_rental_income: 650,
      purchase_price: 850_000,
      gross_rental_yield: 3.98,
      suburb: PLACE,
    })
    expect(new Set(keys).size).toBe(1)

    await fill(page, { Rates: '2345' })
    await save(page, 'Update')
    expect(await callApi('GET', '/calculations')).toHaveLength(1)
  })

  await test.step('two tabs with the same waiting calculation save it once, and both continue with it', async () => {
    await deleteSaved(callApi)
    await context.setOffline(true)
    await page.goto('/calculator')
    await enterByHand(page)
    await saveOffline(page)
    const other = await context.newPage()
    await other.goto('/calculator')
    await expect(waiting(other)).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/calculator\/.+/u)
    await expect(other).toHaveURL(page.url())
    await expect(waiting(page)).toHaveCount(0)
    await expect(waiting(other)).toHaveCount(0)
    expect(await callApi('GET', '/calculations')).toHaveLength(1)
    await other.close()
  })

  await test.step('a waiting save survives a reload and a closed tab, and is sent when the app opens next', async () => {
    await deleteSaved(callApi)
    const keys = recordIdempotencyKeys(context)
    await context.setOffline(true)
    await page.goto('/calculator')
    await enterByHand(page)
    await saveOffline(page)
    await page.reload()
    await expect(waiting(page)).toBeVisible()
    await expect(box(page, 'Purchase price')).toHaveValue('850,000')
    await expect(page.getByLabel('Street address')).toHaveValue(STREET)
    await page.close()
    await context.setOffline(false)
    const next = await context.newPage()
    await next.goto('/calculations')
    await expect(next.getByText(`“${STREET}” is saved now that the connection is back.`)).toBeVisible()
    await expect(next.getByRole('link', { name: STREET }).first()).toBeVisible()
    expect(await callApi('GET', '/calculations')).toHaveLength(1)
    expect(new Set(keys).size).toBe(1)
    await openCalculator(next)
    await expect(next.getByRole('heading', { level: 1 })).toHaveText('New calculation')
  })
})

test('a save whose response was lost is stored once, and later input stays', async ({ page, context, callApi }) => {
  await openCalculator(page)
  await chooseAddress(page)
  const keys = recordIdempotencyKeys(context)
  await fill(page, { 'Purchase price': '850,000' })
  await page.route('**/api/calculations', async (route) => {
    await route.fetch()
    await context.setOffline(true)
    await route.abort('connectionreset')
  })
  await saveOffline(page)
  await page.unroute('**/api/calculations')
  expect(await callApi('GET', '/calculations')).toHaveLength(1)
  await fill(page, { Rates: '2222' })
  await expect(page.getByText('Your later changes are stored too')).toBeVisible()
  await context.setOffline(false)
  await expect(saved(page)).toBeVisible()
  await expect(page).toHaveURL(/\/calculator\/.+/u)
  await expect(box(page, 'Rates')).toHaveValue(/2,?222/u)
  await save(page, 'Update')
  const all = await callApi<{ id: string }[]>('GET', '/calculations')
  expect(all).toHaveLength(1)
  await expect.poll(() => callApi('GET', `/calculations/${all[0]?.id}`)).toMatchObject({ rates: 2222 })
  expect(new Set(keys).size).toBe(1)
})

test('a session that ends offline loses nothing: the save is sent after signing in', async ({
  page,
  context,
  person,
  callApi,
}) => {
  await visitOnce(page)
  const keys = recordIdempotencyKeys(context)
  await context.setOffline(true)
  await page.goto('/calculator')
  await enterByHand(page)
  await saveOffline(page)
  await letSessionExpire(page)
  await page.reload()
  await expect(page).toHaveURL('/signin')
  await context.setOffline(false)
  await signIn(page, person)
  await expect(
    saved(page)
      .or(page.getByText(`“${STREET}” is saved now that the connection is back.`))
      .first(),
  ).toBeVisible()
  expect(await callApi('GET', '/calculations')).toHaveLength(1)
  expect(new Set(keys).size).toBe(1)
})

// The start and landing pages offline: free/offline.e2e.ts.
test('the worker caches only the app shell, not the other public pages or the API', async ({
  page,
  context,
  person,
}) => {
  await visitOnce(page)
  const cached = await cachedPaths(page)
  expect(cached.filter((path) => !SHELL.test(path))).toEqual([])
  expect(cached).toContain('/index.html')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain(person.email)
  await context.setOffline(true)
  for (const path of [
    '/about-us',
    '/how-it-works',
    '/termsandconditions',
    '/support',
    '/api/health/live',
    '/robots.txt',
  ]) {
    await expect(page.goto(path), path).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/u)
  }
  const next = await context.newPage()
  await next.goto('/calculator')
  await expect(section(next, 'Rental Assessment')).toBeVisible()
  await next.getByRole('button', { name: 'Menu', exact: true }).click()
  await next.getByRole('button', { name: 'Logout' }).click()
  await expect(next).toHaveURL('/signin')
  expect((await cachedPaths(next)).filter((path) => !SHELL.test(path))).toEqual([])
  expect(await next.evaluate(() => JSON.stringify(localStorage))).not.toContain(person.email)
})

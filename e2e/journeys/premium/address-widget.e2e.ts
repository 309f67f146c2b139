import { expectAccessible } from '../../expect-accessible.ts'
import type { Page } from '@playwright/test'
import { mockMarketRent, expect, GOLDEN_RENT, openCalculator, result, test } from '../../calculator.ts'
import { expectToFit } from '../../fixtures.ts'

// The provider's address widget. Its script comes from this server, which the content security policy allows; other origins are
// tested with the server.
test.use({ tier: 'premium' })

const WIDGET = '/test-widget'
const CHOSEN = '12 Example Road, Ponsonby, Auckland 1011'
const METADATA = { suburb: 'Ponsonby', city: 'Auckland', sa2_id: '131200', meshblock: '430700' }

/** A widget that returns one address for every text, and records its options. */
const SCRIPT = `window.AddressFinder = { Widget: class {
  constructor(input, key, country, { container, ...options }) {
    window.widgetMade = { key, country, ...options }
    this.heard = {}
    const list = document.createElement('ul')
    list.className = 'af_list'
    list.hidden = true
    container.append(list)
    this.list = list
    input.addEventListener('input', () => {
      const isKnown = input.value.startsWith('12')
      this.heard[isKnown ? 'results:update' : 'results:empty']()
      list.innerHTML = isKnown ? '<li class="af_item">${CHOSEN}</li>' : ''
      list.hidden = !isKnown
    })
    list.addEventListener('mousedown', (event) => {
      event.preventDefault()
      list.hidden = true
      input.value = '${CHOSEN}'
      this.heard['result:select']('${CHOSEN}', ${JSON.stringify(METADATA)})
    })
  }
  on(name, listener) { this.heard[name] = listener }
  destroy() { this.list.remove() }
} }`

test.beforeEach(async ({ page, callApi }) => {
  expect(await callApi('GET', '/calculations')).toEqual([])
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch()
    const config = (await response.json()) as object
    const address_widget = { key: 'PUBLIC', url: `${new URL(route.request().url()).origin}${WIDGET}` }
    await route.fulfill({ response, json: { ...config, address_source: 'addressfinder', address_widget } })
  })
})

const serve = (page: Page) =>
  page.route(`**${WIDGET}/assets/v3/widget.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  )
const box = (page: Page) => page.getByRole('textbox', { name: 'Address' })

test('the widget finds an address, and its market rent follows', async ({ page }) => {
  await serve(page)
  await mockMarketRent(page, [GOLDEN_RENT])
  const requested = page.waitForRequest('**/api/market-rent/sa2?**')
  await openCalculator(page)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { widgetMade?: object }).widgetMade))
    .toMatchObject({
      key: 'PUBLIC',
      country: 'NZ',
      show_locations: false,
      show_nearby: true,
      address_params: { post_box: '0' },
      address_metadata_params: { census: '2018' },
    })

  await box(page).fill('99 nowhere')
  await expect(page.getByText('No address found. Check the spelling, or enter it yourself.')).toBeVisible()
  await box(page).fill('12 exam')
  await expectAccessible(page)
  await expectToFit(page)
  await page.getByText(CHOSEN).click()
  expect(new URL((await requested).url()).searchParams.get('sa2_code')).toBe('131200')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('12 Example Road')
  await expect(box(page)).toHaveValue(CHOSEN)
  await expect(result(page)).toContainText('$635')

  // Leaving the box without a choice restores the chosen address.
  await box(page).fill('something else')
  await page.keyboard.press('Tab')
  await expect(box(page)).toHaveValue(CHOSEN)
})

test('what was typed in the widget in vain is taken over', async ({ page }) => {
  await serve(page)
  await openCalculator(page)
  // The provider knows no address of ours: only the suburb is looked up.
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.getByText(/^Your position is sent once, to find the suburb\. It is not stored/u)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await box(page).fill('99 Broadway Newmarket')
  await expect(page.getByText('No address found. Check the spelling, or enter it yourself.')).toBeVisible()
  await page.getByRole('button', { name: 'Enter it yourself' }).click()
  await expect(page.getByRole('textbox', { name: 'Street address' })).toHaveValue('99 Broadway')
  await expect(page.getByRole('combobox', { name: 'Suburb' })).toHaveValue('Newmarket')
})

test('our own search replaces a script that does not load, and keeps what was typed', async ({ page }) => {
  const { promise: typed, resolve: goOn } = Promise.withResolvers<undefined>()
  await page.route(`**${WIDGET}/assets/v3/widget.js`, async (route) => {
    await typed
    await route.abort()
  })
  await openCalculator(page)
  await box(page).fill('126 kau')
  goOn(undefined)
  const ours = page.getByRole('combobox', { name: 'Address' })
  await expect(ours).toHaveValue('126 kau')
  await expect(ours).toBeFocused()
  await page.keyboard.type('ri')
  await expect(ours).toHaveValue('126 kauri')
  await page.getByRole('option', { name: '126 Kauri Street' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('126 Kauri Street')
})

test('our own search replaces a script that is not the widget', async ({ page }) => {
  await page.route(`**${WIDGET}/assets/v3/widget.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.SomethingElse = {}' }),
  )
  await openCalculator(page)
  await expect(page.getByRole('combobox', { name: 'Address' })).toBeVisible()
})

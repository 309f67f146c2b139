import { expectAccessible } from '../../expect-accessible.ts'
import type { Page } from '@playwright/test'
import {
  expect,
  expectToFit,
  freshEmail,
  IDS,
  tabTo,
  test,
  type ThirdParties,
  type RecordedCall,
} from '../../analytics-fixtures.ts'
import { PASSWORDS } from '../../passwords.ts'
import { waitUntilIdle } from '../../page-idle.ts'

// Other settings need another server. In the first folder, because otherwise one worker runs these at the end, alone.

const question = (page: Page) => page.getByRole('region', { name: 'May we measure your visit?' })
const press = (page: Page, name: 'Accept' | 'No thanks') => question(page).getByRole('button', { name }).click()

const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>)

/** The events that a provider received. */
const eventsOf = (calls: readonly RecordedCall[]) =>
  calls.filter(({ args: [command] }) => command === 'event' || command === 'track').map(({ args }) => args.slice(1))
const named = (calls: readonly RecordedCall[], name: string) => eventsOf(calls).filter(([event]) => event === name)
const pagesOf = (thirdParties: ThirdParties) =>
  named(thirdParties.google, 'page_view').map(([, page]) => page as { page_path: string })

/** Follows a link within the app, without loading a new document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]`).first().click()
  await expect(page).toHaveURL(path)
}

async function fillInSignUp(page: Page): Promise<string> {
  const email = freshEmail()
  await page.getByLabel('Full Name').fill('Aroha Journey')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORDS.signUp)
  await page.getByLabel('Confirm Password').fill(PASSWORDS.signUp)
  return email
}
const signUp = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign Up' })

/** Expects none of these texts, and no @ in any form, in the requests to other hosts. */
function expectNotSent(thirdParties: ThirdParties, ...secrets: readonly string[]): void {
  const wire = JSON.stringify([thirdParties.requests, thirdParties.google, thirdParties.meta])
  for (const secret of secrets) {
    expect(wire).not.toContain(secret)
    expect(wire).not.toContain(encodeURIComponent(secret))
  }
  expect(wire).not.toMatch(/@|%40/u)
}

test.describe('before consent, and after "No thanks"', () => {
  test('no other host gets a request, and only the choice is stored', async ({ page, context, thirdParties }) => {
    await page.goto('/signup?referrer=premiumsignup&go-premium=true')
    await expect(question(page)).toBeVisible()
    expect(await stored(page)).toEqual({})
    await page.goto('/plans')
    await expect(question(page)).toBeVisible()
    await press(page, 'No thanks')
    await expect(question(page)).toHaveCount(0)
    expect(await stored(page)).toEqual({ 'homeyield.analytics': 'declined' })

    await page.goto('/signup?referrer=freesignup')
    await fillInSignUp(page)
    await signUp(page).click()
    await expect(page).toHaveURL('/calculator?referrer=freesuccess')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    expect(thirdParties.requests).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => ['dataLayer', 'fbq', 'gtag', '_fbq'].filter((name) => name in window))).toEqual([])
    expect(Object.keys(await stored(page)).filter((key) => /analytics|purchases/u.test(key))).toEqual([
      'homeyield.analytics',
    ])
  })

  test('the question has two equal buttons, first in the tab order, in both themes and at every width', async ({
    page,
    thirdParties,
  }) => {
    await page.goto('/plans')
    const [accept, decline] = ['Accept', 'No thanks'].map((name) => question(page).getByRole('button', { name }))
    await expect(accept!).toBeVisible()
    const looks = await Promise.all(
      [accept!, decline!].map((button) =>
        button.evaluate((element) => {
          const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element)
          const { width, height } = element.getBoundingClientRect()
          return { color, backgroundColor, borderColor, fontSize, fontWeight, width, height }
        }),
      ),
    )
    expect(looks[0]).toEqual(looks[1])
    expect(looks[0]!.height).toBeGreaterThanOrEqual(44)
    await expectAccessible(page, { dark: true })
    await expectToFit(page)
    // A small phone: most of the page is visible.
    await page.setViewportSize({ width: 375, height: 667 })
    await expect.poll(async () => (await question(page).boundingBox())!.height).toBeLessThan(0.27 * 667)
    // At 400 % zoom the buttons are visible, and so is the page behind the question.
    await page.setViewportSize({ width: 320, height: 256 })
    await expect(accept!).toBeInViewport({ ratio: 1 })
    expect((await question(page).boundingBox())!.height).toBeLessThan(0.65 * 256)
    await tabTo(page, 'Skip to content', 1)
    await tabTo(page, 'Privacy Policy', 1)
    await tabTo(page, 'Accept', 1)
    await tabTo(page, 'No thanks', 1)
    await expect(decline!).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(question(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    expect(thirdParties.requests).toEqual([])
  })
})

test('after consent page views are counted by the pattern of the address alone', async ({ page, thirdParties }) => {
  await page.goto('/forgotpassword?q=12+Sample+Street')
  await press(page, 'Accept')
  expect(await stored(page)).toEqual({ 'homeyield.analytics': 'accepted' })
  // Both scripts read the page's address with its query: they load only on the next page.
  await follow(page, '/signin')
  await expect
    .poll(() => pagesOf(thirdParties).map(({ page_path }) => page_path))
    .toEqual(['/forgotpassword', '/signin'])
  await expect.poll(() => named(thirdParties.meta, 'PageView')).toHaveLength(1)
  await page.goto('/signup?referrer=freesignup')
  await expect
    .poll(() => named(thirdParties.meta, 'ViewContent'))
    .toEqual([['ViewContent', { content_name: 'freesignup' }]])
  await expect.poll(() => pagesOf(thirdParties)).toHaveLength(3)
  expect(thirdParties.requests.slice(0, 2).toSorted()).toEqual([
    'https://connect.facebook.net/en_US/fbevents.js',
    `https://www.googletagmanager.com/gtag/js?id=${IDS.ga4}`,
  ])
  expect(named(thirdParties.google, 'view_item')).toEqual([
    ['view_item', { content_name: 'freesignup', items: [{ item_id: 'freesignup' }] }],
  ])
  expect(thirdParties.meta.map(({ args }) => args).slice(0, 3)).toEqual([
    ['set', 'autoConfig', false, IDS.pixel],
    ['init', IDS.pixel],
    ['track', 'PageView'],
  ])
  const config = thirdParties.google.map(({ args }) => args).find(([command]) => command === 'config')
  expect(config).toEqual([
    'config',
    IDS.ga4,
    { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false },
  ])
  for (const [, sent] of named(thirdParties.google, 'page_view')) {
    const { origin } = new URL(page.url())
    const { page_path } = sent as { page_path: string }
    expect(sent).toEqual({ page_path, page_location: origin + page_path, page_title: page_path })
  }
  expectNotSent(thirdParties, '12+Sample', 'Sample Street')

  await page.goto('/signup?referrer=premiumsignup&go-premium=true')
  await expect(question(page)).toHaveCount(0)
  await expect.poll(() => named(thirdParties.meta, 'ViewContent')).toHaveLength(2)
  expect(named(thirdParties.meta, 'ViewContent')[1]).toEqual(['ViewContent', { content_name: 'premiumsignup' }])
})

test('public pages are counted too', async ({ page, thirdParties }) => {
  await page.goto('/home')
  await expect(question(page)).toBeVisible()
  await expectAccessible(page)
  expect(thirdParties.requests).toEqual([])
  await press(page, 'Accept')
  await expect.poll(() => pagesOf(thirdParties).map(({ page_path }) => page_path)).toEqual(['/home'])
  await page.goto('/about-us?professional=true&utm_source=news')
  await expect.poll(() => pagesOf(thirdParties)).toHaveLength(2)
  expect(pagesOf(thirdParties)[1]).toEqual({
    page_path: '/about-us',
    page_location: `${new URL(page.url()).origin}/about-us?utm_source=news`,
    page_title: '/about-us',
  })
  await expect.poll(() => named(thirdParties.meta, 'PageView')).toHaveLength(2)
})

test('a new account counts as a registration, without personal data', async ({ page, thirdParties }) => {
  await page.goto('/signup?referrer=freesignup')
  await expect(question(page)).toBeVisible()
  // What is typed stays when the question closes.
  await page.getByLabel('Full Name').fill('Aroha')
  await expect(page.getByLabel('Full Name')).toBeFocused()
  await press(page, 'Accept')
  await expect(page.getByLabel('Full Name')).toHaveValue('Aroha')
  const email = await fillInSignUp(page)
  await signUp(page).click()
  await expect(page).toHaveURL('/calculator?referrer=freesuccess')
  const registration = { content_name: 'freesuccess' }
  await expect
    .poll(() => named(thirdParties.meta, 'CompleteRegistration'))
    .toEqual([['CompleteRegistration', registration]])
  await expect
    .poll(() => named(thirdParties.google, 'sign_up'))
    .toEqual([['sign_up', { ...registration, method: 'email' }]])
  await expect.poll(() => pagesOf(thirdParties).map(({ page_path }) => page_path)).toEqual(['/signup', '/calculator'])

  // Opening the address again does not count again.
  await waitUntilIdle(page)
  const views = named(thirdParties.meta, 'PageView').length
  await page.reload()
  await expect.poll(() => named(thirdParties.meta, 'PageView').length).toBe(views + 1)
  expect(named(thirdParties.meta, 'CompleteRegistration')).toHaveLength(1)
  expect(named(thirdParties.google, 'sign_up')).toHaveLength(1)
  expectNotSent(thirdParties, email, 'Aroha', PASSWORDS.signUp)
})

test('Premium counts as one purchase per checkout, once the server confirms it', async ({
  page,
  context,
  thirdParties,
}) => {
  test.slow()
  await page.goto('/signup?referrer=premiumsignup&go-premium=true')
  await press(page, 'Accept')
  let isKnown = false
  await context.route('**/api/account', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const account = (await response.json()) as { premium: boolean }
    await route.fulfill({ response, json: { ...account, premium: isKnown && account.premium } })
  })
  await fillInSignUp(page)
  await signUp(page).click()
  await expect(page.getByRole('heading', { name: 'Homeyield Premium' })).toBeVisible()
  const back = page.waitForRequest(/session_id=cs_/u)
  await page.getByRole('button', { name: /^Pay /u }).click()
  const address = (await back).url()
  const sessionId = new URL(address).searchParams.get('session_id') ?? ''
  await expect(page.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible()
  // While the address holds the checkout's id, neither script is loaded.
  const before = thirdParties.requests.length
  await page.waitForResponse('**/api/account')
  expect(thirdParties.requests.length).toBe(before)
  expect(named(thirdParties.google, 'purchase')).toEqual([])

  isKnown = true
  await expect(page).toHaveURL('/calculator')
  await expect.poll(() => named(thirdParties.meta, 'Purchase')).toHaveLength(1)
  await expect.poll(() => named(thirdParties.google, 'purchase')).toHaveLength(1)
  const [, sale, options] = named(thirdParties.meta, 'Purchase')[0]!
  expect(sale).toEqual({ content_name: 'premiumsuccess', value: 4.99, currency: 'NZD' })
  const mark = (options as { eventID: string }).eventID
  expect(mark).toMatch(/^[0-9a-f]{32}$/u)
  expect(named(thirdParties.google, 'purchase')[0]).toEqual([
    'purchase',
    {
      content_name: 'premiumsuccess',
      value: 4.99,
      currency: 'NZD',
      transaction_id: mark,
      items: [{ item_id: 'premium', price: 4.99, quantity: 1 }],
    },
  ])

  // The same address again, in this tab and two others.
  const views = () => named(thirdParties.meta, 'PageView').length
  await waitUntilIdle(page)
  const seen = views()
  const others = [await context.newPage(), await context.newPage()]
  await Promise.all([page, ...others].map((tab) => tab.goto(address)))
  for (const tab of [page, ...others]) await expect(tab).toHaveURL('/calculator')
  await expect.poll(views).toBe(seen + 3)
  expect(named(thirdParties.meta, 'Purchase')).toHaveLength(1)
  expect(named(thirdParties.google, 'purchase')).toHaveLength(1)
  expectNotSent(thirdParties, sessionId, 'cs_test')
})

test('no script sees a token in the address', async ({ page, thirdParties }) => {
  await page.goto('/plans')
  await press(page, 'Accept')
  await expect.poll(() => named(thirdParties.meta, 'PageView')).toHaveLength(1)
  await expect.poll(() => pagesOf(thirdParties)).toHaveLength(1)
  const before = thirdParties.requests.length
  await page.goto('/resetpassword/a-secret-token-of-mine')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Calls wait in the page's queue.
  await expect
    .poll(() => page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer?.length ?? 0))
    .toBeGreaterThan(0)
  expect(thirdParties.requests.length).toBe(before)
  await follow(page, '/signin')
  await expect
    .poll(() => pagesOf(thirdParties).map(({ page_path }) => page_path))
    .toEqual(['/plans', '/resetpassword/:token', '/signin'])
  await expect.poll(() => named(thirdParties.meta, 'PageView')).toHaveLength(2)
  expectNotSent(thirdParties, 'a-secret-token')
})

test('consent can be withdrawn in the privacy policy, which deletes the cookies', async ({
  page,
  context,
  thirdParties,
}) => {
  await page.goto('/privacypolicy')
  await press(page, 'Accept')
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name).toSorted())
    .toEqual(['_fbp', '_ga', '_ga_TEST123456'])
  const change = page.locator('button[data-analytics-choices]')
  await change.focus()
  await page.keyboard.press('Enter')
  await expect(question(page)).toBeFocused()
  await expect(question(page)).toContainText('You have accepted.')
  await expectAccessible(page)
  await tabTo(page, 'No thanks', 3)
  await page.keyboard.press('Enter')
  await expect(change).toBeFocused()
  expect(await stored(page)).toEqual({ 'homeyield.analytics': 'declined' })
  expect(await context.cookies()).toEqual([])
  await expect.poll(() => thirdParties.meta.at(-1)?.args).toEqual(['consent', 'revoke'])

  const before = thirdParties.requests.length
  await page.goto('/support')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(thirdParties.requests.length).toBe(before)

  await page.goto('/privacypolicy')
  await change.click()
  await expect(question(page)).toContainText('You have declined.')
  await press(page, 'Accept')
  await expect.poll(() => thirdParties.requests.length).toBeGreaterThan(before)
})

test('consent in one tab applies to all, and a link to another site is counted by its host', async ({
  page,
  context,
  thirdParties,
}) => {
  await test.step('consent in one tab applies to all', async () => {
    const other = await context.newPage()
    await page.goto('/plans')
    await other.goto('/signin')
    await expect(question(other)).toBeVisible()
    await press(page, 'Accept')
    await expect(question(other)).toHaveCount(0)
    await expect
      .poll(() =>
        pagesOf(thirdParties)
          .map(({ page_path }) => page_path)
          .toSorted(),
      )
      .toEqual(['/plans', '/signin'])
  })

  await test.step('a link works even if Google does not respond', async () => {
    await context.route('https://www.cotality.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    )
    thirdParties.holdGoogleResponses()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cotality' }).click()
    await expect(page).toHaveTitle('Elsewhere')
    await expect
      .poll(() => named(thirdParties.google, 'click'))
      .toEqual([['click', { outbound: true, link_domain: 'www.cotality.com', transport_type: 'beacon' }]])
  })
})

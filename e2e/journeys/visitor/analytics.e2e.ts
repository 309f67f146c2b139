import type { Page } from '@playwright/test'
import { test as unmeasured } from '../../house.ts'
import {
  expect,
  expectAccessible,
  expectToFit,
  followForeign,
  freshEmail,
  IDS,
  tabTo,
  test,
  type Outside,
  type Told,
} from '../../measured-house.ts'
import { PASSWORDS } from '../../passwords.ts'
import { untilStill } from '../../still.ts'

const question = (page: Page) => page.getByRole('region', { name: 'May we measure your visit?' })
const press = (page: Page, name: 'Accept' | 'No thanks') => question(page).getByRole('button', { name }).click()

const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)) as Record<string, string>)

/** The events that a provider was told of, by name. */
const eventsOf = (told: readonly Told[]) =>
  told.filter(({ words: [command] }) => command === 'event' || command === 'track').map(({ words }) => words.slice(1))
const named = (told: readonly Told[], name: string) => eventsOf(told).filter(([event]) => event === name)
const pagesOf = (outside: Outside) =>
  named(outside.google, 'page_view').map(([, page]) => page as { page_path: string })

/** Follows a link within the app, so that the page is not loaded anew. */
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

/** Expects that nothing that reached another host holds any of this, nor an @ in any form. */
function expectNothingOf(outside: Outside, ...secrets: readonly string[]): void {
  const wire = JSON.stringify([outside.asked, outside.google, outside.meta])
  for (const secret of secrets) {
    expect(wire).not.toContain(secret)
    expect(wire).not.toContain(encodeURIComponent(secret))
  }
  expect(wire).not.toMatch(/@|%40/u)
}

unmeasured('where nobody is set up to measure, nobody is asked, and nothing of it is loaded', async ({ page }) => {
  const asked: string[] = []
  const loaded: string[] = []
  await page.goto('/signin')
  followForeign(page.context(), [page.url()], asked)
  page.on('request', (request) => loaded.push(request.url()))
  for (const path of [
    '/plans',
    '/signup?referrer=freesignup',
    '/calculator?referrer=premiumsuccess&session_id=cs_test_1',
  ]) {
    await page.goto(path)
    // The settings are there, and with them the word that nobody measures.
    await expect(page.getByRole('contentinfo')).toContainText('sample data here')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect(question(page)).toHaveCount(0)
  expect(loaded.filter((url) => /analytics/u.test(url))).toEqual([])
  expect(asked).toEqual([])
})

test.describe('before the answer, and after "No thanks"', () => {
  test('nothing is asked of another host, and nothing is stored but the answer', async ({ page, context, outside }) => {
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
    expect(outside.asked).toEqual([])
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => ['dataLayer', 'fbq', 'gtag', '_fbq'].filter((name) => name in window))).toEqual([])
    expect(Object.keys(await stored(page)).filter((key) => /analytics|purchases/u.test(key))).toEqual([
      'homeyield.analytics',
    ])
  })

  test('the question is two equal buttons, which the keyboard finds first, in every light and at every width', async ({
    page,
    outside,
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
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    await expectToFit(page)
    // A small phone: most of the page is seen.
    await page.setViewportSize({ width: 375, height: 667 })
    await expect.poll(async () => (await question(page).boundingBox())!.height).toBeLessThan(0.27 * 667)
    // A page magnified to 400 %: the answer is at hand, and the page is seen behind the question.
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
    expect(outside.asked).toEqual([])
  })

  test('what is written, and what has the focus, stays where it is', async ({ page }) => {
    await page.goto('/signup')
    await expect(question(page)).toBeVisible()
    await page.getByLabel('Full Name').fill('Aroha')
    await expect(page.getByLabel('Full Name')).toBeFocused()
    await press(page, 'Accept')
    await expect(page.getByLabel('Full Name')).toHaveValue('Aroha')
  })
})

test('whoever accepts is counted by the page, its pattern alone', async ({ page, outside }) => {
  await page.goto('/forgotpassword?q=12+Sample+Street')
  await press(page, 'Accept')
  expect(await stored(page)).toEqual({ 'homeyield.analytics': 'accepted' })
  // Meta's script, and Google's, would read that query in the address bar: both wait for the next page.
  await follow(page, '/signin')
  await expect.poll(() => pagesOf(outside).map(({ page_path }) => page_path)).toEqual(['/forgotpassword', '/signin'])
  await expect.poll(() => named(outside.meta, 'PageView')).toHaveLength(1)
  await page.goto('/signup?referrer=freesignup')
  await expect.poll(() => named(outside.meta, 'ViewContent')).toEqual([['ViewContent', { content_name: 'freesignup' }]])
  await expect.poll(() => pagesOf(outside)).toHaveLength(3)
  expect(outside.asked.slice(0, 2).toSorted()).toEqual([
    'https://connect.facebook.net/en_US/fbevents.js',
    `https://www.googletagmanager.com/gtag/js?id=${IDS.ga4}`,
  ])
  expect(named(outside.google, 'view_item')).toEqual([
    ['view_item', { content_name: 'freesignup', items: [{ item_id: 'freesignup' }] }],
  ])
  expect(outside.meta.map(({ words }) => words).slice(0, 3)).toEqual([
    ['set', 'autoConfig', false, IDS.pixel],
    ['init', IDS.pixel],
    ['track', 'PageView'],
  ])
  const config = outside.google.map(({ words }) => words).find(([command]) => command === 'config')
  expect(config).toEqual([
    'config',
    IDS.ga4,
    { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false },
  ])
  for (const [, sent] of named(outside.google, 'page_view')) {
    const { origin } = new URL(page.url())
    const { page_path } = sent as { page_path: string }
    expect(sent).toEqual({ page_path, page_location: origin + page_path, page_title: page_path })
  }
  expectNothingOf(outside, '12+Sample', 'Sample Street')

  await page.goto('/signup?referrer=premiumsignup&go-premium=true')
  await expect(question(page)).toHaveCount(0)
  await expect.poll(() => named(outside.meta, 'ViewContent')).toHaveLength(2)
  expect(named(outside.meta, 'ViewContent')[1]).toEqual(['ViewContent', { content_name: 'premiumsignup' }])
})

test('the pages that anybody may read are counted too', async ({ page, outside }) => {
  await page.goto('/home')
  await expect(question(page)).toBeVisible()
  await expectAccessible(page)
  expect(outside.asked).toEqual([])
  await press(page, 'Accept')
  await expect.poll(() => pagesOf(outside).map(({ page_path }) => page_path)).toEqual(['/home'])
  await page.goto('/about-us?professional=true&utm_source=news')
  await expect.poll(() => pagesOf(outside)).toHaveLength(2)
  expect(pagesOf(outside)[1]).toEqual({
    page_path: '/about-us',
    page_location: `${new URL(page.url()).origin}/about-us?utm_source=news`,
    page_title: '/about-us',
  })
  await expect.poll(() => named(outside.meta, 'PageView')).toHaveLength(2)
})

test('a new account is a registration, and nothing of it is told', async ({ page, outside }) => {
  await page.goto('/signup?referrer=freesignup')
  await press(page, 'Accept')
  const email = await fillInSignUp(page)
  await signUp(page).click()
  await expect(page).toHaveURL('/calculator?referrer=freesuccess')
  const registration = { content_name: 'freesuccess' }
  await expect.poll(() => named(outside.meta, 'CompleteRegistration')).toEqual([['CompleteRegistration', registration]])
  await expect.poll(() => named(outside.google, 'sign_up')).toEqual([['sign_up', { ...registration, method: 'email' }]])
  await expect.poll(() => pagesOf(outside).map(({ page_path }) => page_path)).toEqual(['/signup', '/calculator'])

  // To open the address again is not to register again.
  await untilStill(page)
  const views = named(outside.meta, 'PageView').length
  await page.reload()
  await expect.poll(() => named(outside.meta, 'PageView').length).toBe(views + 1)
  expect(named(outside.meta, 'CompleteRegistration')).toHaveLength(1)
  expect(named(outside.google, 'sign_up')).toHaveLength(1)
  expectNothingOf(outside, email, 'Aroha', PASSWORDS.signUp)
})

test('Premium is a purchase once the server says so, once for its checkout', async ({ page, context, outside }) => {
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
  // While the bar holds the checkout's id, neither script is there.
  const before = outside.asked.length
  await page.waitForResponse('**/api/account')
  expect(outside.asked.length).toBe(before)
  expect(named(outside.google, 'purchase')).toEqual([])

  isKnown = true
  await expect(page).toHaveURL('/calculator')
  await expect.poll(() => named(outside.meta, 'Purchase')).toHaveLength(1)
  await expect.poll(() => named(outside.google, 'purchase')).toHaveLength(1)
  const [, sale, options] = named(outside.meta, 'Purchase')[0]!
  expect(sale).toEqual({ content_name: 'premiumsuccess', value: 4.99, currency: 'NZD' })
  const mark = (options as { eventID: string }).eventID
  expect(mark).toMatch(/^[0-9a-f]{32}$/u)
  expect(named(outside.google, 'purchase')[0]).toEqual([
    'purchase',
    {
      content_name: 'premiumsuccess',
      value: 4.99,
      currency: 'NZD',
      transaction_id: mark,
      items: [{ item_id: 'premium', price: 4.99, quantity: 1 }],
    },
  ])

  // The address again, in this tab and in two others at once.
  const views = () => named(outside.meta, 'PageView').length
  await untilStill(page)
  const seen = views()
  const others = [await context.newPage(), await context.newPage()]
  await Promise.all([page, ...others].map((tab) => tab.goto(address)))
  for (const tab of [page, ...others]) await expect(tab).toHaveURL('/calculator')
  await expect.poll(views).toBe(seen + 3)
  expect(named(outside.meta, 'Purchase')).toHaveLength(1)
  expect(named(outside.google, 'purchase')).toHaveLength(1)
  expectNothingOf(outside, sessionId, 'cs_test')
})

test('a token in the address is kept from every script', async ({ page, outside }) => {
  await page.goto('/plans')
  await press(page, 'Accept')
  await expect.poll(() => named(outside.meta, 'PageView')).toHaveLength(1)
  await expect.poll(() => pagesOf(outside)).toHaveLength(1)
  const before = outside.asked.length
  await page.goto('/resetpassword/a-secret-token-of-mine')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The queue waits in the page.
  await expect
    .poll(() => page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer?.length ?? 0))
    .toBeGreaterThan(0)
  expect(outside.asked.length).toBe(before)
  await follow(page, '/signin')
  await expect
    .poll(() => pagesOf(outside).map(({ page_path }) => page_path))
    .toEqual(['/plans', '/resetpassword/:token', '/signin'])
  await expect.poll(() => named(outside.meta, 'PageView')).toHaveLength(2)
  expectNothingOf(outside, 'a-secret-token')
})

test('the answer can be changed where the privacy policy says so, and the cookies go with it', async ({
  page,
  context,
  outside,
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
  await expect.poll(() => outside.meta.at(-1)?.words).toEqual(['consent', 'revoke'])

  const before = outside.asked.length
  await page.goto('/support')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/plans')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(outside.asked.length).toBe(before)

  await page.goto('/privacypolicy')
  await change.click()
  await expect(question(page)).toContainText('You have said no.')
  await press(page, 'Accept')
  await expect.poll(() => outside.asked.length).toBeGreaterThan(before)
})

test('an answer in one tab is the answer of all', async ({ page, context, outside }) => {
  const other = await context.newPage()
  await page.goto('/plans')
  await other.goto('/signin')
  await expect(question(other)).toBeVisible()
  await press(page, 'Accept')
  await expect(question(other)).toHaveCount(0)
  await expect
    .poll(() =>
      pagesOf(outside)
        .map(({ page_path }) => page_path)
        .toSorted(),
    )
    .toEqual(['/plans', '/signin'])
})

test('who leaves for another site is told of by its host, and gets there though nobody answers', async ({
  page,
  context,
  outside,
}) => {
  await context.route('https://www.cotality.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  )
  await page.goto('/plans')
  await press(page, 'Accept')
  await expect.poll(() => pagesOf(outside)).toHaveLength(1)
  outside.keepGoogleWaiting()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cotality' }).click()
  await expect(page).toHaveTitle('Elsewhere')
  await expect
    .poll(() => named(outside.google, 'click'))
    .toEqual([['click', { outbound: true, link_domain: 'www.cotality.com', transport_type: 'beacon' }]])
})

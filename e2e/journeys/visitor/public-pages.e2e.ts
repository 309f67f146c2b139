import { expectAccessible } from '../../expect-accessible.ts'
import { expect, test } from '../../calculator.ts'
import { expectToFit, signIn, tabTo } from '../../fixtures.ts'
import { layoutShift, recordLayoutShifts } from '../../layout-shift.ts'

const PAGES = [
  ['/home', 'Homeyield', 'What would it rent for'],
  ['/about-us', 'About · Homeyield', 'Why is the rent shown as not available?'],
  ['/how-it-works', 'How it works · Homeyield', 'Gross'],
  ['/plans', 'Plans · Homeyield', 'How Premium is billed'],
  ['/termsandconditions', 'Terms and Conditions · Homeyield', 'billed monthly'],
  ['/privacypolicy', 'Privacy Policy · Homeyield', 'Privacy Act 2020'],
  ['/support', 'Support · Homeyield', 'support@homeyield.test'],
] as const

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every public page can be read, and its links work', async ({ page }) => {
    for (const [path, title, words] of PAGES) {
      expect((await page.goto(path))?.status()).toBe(200)
      await expect(page).toHaveTitle(title)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(words)
      await expect(page.getByRole('contentinfo')).toContainText('© 2021 Homeyield')
      await expect(page.getByRole('contentinfo')).toContainText('Property data is updated monthly')
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/plans')
      await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeHidden()
    }
  })

  test('the landing page’s sign-up box is a link, without its fields', async ({ page }) => {
    await page.goto('/home?professional=true')
    await expect(page.getByLabel('Full Name')).toBeHidden()
    await page.getByRole('button', { name: 'Sign Up for free' }).click()
    await expect(page).toHaveURL('/signup?referrer=freesignup&professional=true')
  })
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width: 375, height: 667 }, javaScriptEnabled })

    test('the header links to the same pages as on a desktop', async ({ page }) => {
      await page.goto('/home?professional=true')
      const header = page.getByRole('banner')
      await expect(header.getByRole('link', { name: 'How it works' })).toBeHidden()
      for (const [name, address] of [
        ['How it works', '/how-it-works?professional=true'],
        ['About', '/about-us?professional=true'],
      ] as const) {
        await header.getByRole('button', { name: 'Menu' }).click()
        await expect(header.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
        await header.getByRole('link', { name }).click()
        await expect(page).toHaveURL(address)
      }
      await header.getByRole('button', { name: 'Menu' }).press('Enter')
      await expect(header.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
      await expect(header.getByRole('link', { name: 'How it works' })).not.toHaveAttribute('aria-current')
    })
  })
}

test('the open menu of the header fits a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await page.goto('/home')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expectToFit(page, [320])
  await expectAccessible(page, { dark: true })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'How it works' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('link', { name: 'How it works' })).toBeHidden()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('the two panels link to the page of each audience; the professional flag goes from page to page, and to signing up', async ({
  page,
}) => {
  await page.goto('/home')
  await expect(page.locator('html')).not.toHaveAttribute('data-audience')
  const colour = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))
  const green = await colour()
  const enter = page.getByRole('main').getByRole('link', { name: /^Enter/u })
  await expect(enter).toHaveCount(2)
  await enter.first().click()
  await expect(page).toHaveURL('/about-us')
  await page.goBack()
  await enter.last().click()
  await expect(page).toHaveURL('/about-us?professional=true')
  await expect(page.locator('html')).toHaveAttribute('data-audience', 'professional')
  expect(await colour()).not.toBe(green)
  await page.getByRole('banner').getByRole('link', { name: 'How it works' }).click()
  await expect(page).toHaveURL('/how-it-works?professional=true')
  await expect(page.locator('html')).toHaveAttribute('data-audience', 'professional')
  for (const [link, address] of [
    ['Terms of the data providers', '/termsandconditions?professional=true#data-providers'],
    ['Privacy Policy', '/privacypolicy?professional=true'],
    ['Support', '/support?professional=true'],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(address)
    await expect(page.locator('html')).toHaveAttribute('data-audience', 'professional')
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plans' }).click()
  await expect(page).toHaveURL('/plans?professional=true')
  await page.getByRole('link', { name: 'Get Free' }).click()
  await expect(page).toHaveURL('/signup?referrer=freesignup&professional=true')
  await page.getByRole('main').getByRole('link', { name: 'Terms and Conditions' }).click()
  await expect(page).toHaveURL('/termsandconditions?professional=true')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/signup?professional=true')
})

test('the e-mail typed in the sign-up box is in the form, and in no address', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto('/home?professional=true')
  await page.getByLabel('Full Name').fill('Aroha Journey')
  await page.getByLabel('Email').fill('aroha@homeyield.test')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/signup?referrer=freesignup&professional=true')
  await expect(page.getByLabel('Full Name')).toHaveValue('Aroha Journey')
  await expect(page.getByLabel('Email')).toHaveValue('aroha@homeyield.test')
  await expect(page.locator('html')).toHaveAttribute('data-audience', 'professional')
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue('aroha@homeyield.test')
  expect(requests.filter((url) => /aroha/iu.test(url))).toEqual([])
})

test('addresses in capitals, with a slash at the end, or with a section open their page', async ({ page }) => {
  expect((await page.goto('/about-us/'))?.status()).toBe(200)
  await page.goto('/Home')
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/signin')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of the data providers' }).click()
  await expect(page).toHaveURL('/termsandconditions#data-providers')
  await expect(page.getByRole('heading', { name: /Terms of the data providers$/u })).toBeInViewport()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
})

test('the premium popup over a public page asks a visitor to sign in, and then returns to the page', async ({
  page,
  freePerson,
}) => {
  await page.goto('/support/premiumpopup')
  await expect(page).toHaveURL('/signin')
  await signIn(page, freePerson)
  await expect(page).toHaveURL('/support')
  await expect(page.getByRole('banner').getByRole('link', { name: 'New Calculation' })).toBeVisible()
})

test('the keyboard can skip the header or walk through it', async ({ page }) => {
  await page.goto('/how-it-works')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.goto('/home')
  for (const name of ['Homeyield, start', 'How it works', 'About', 'Log In', 'Sign Up']) await tabTo(page, name, 2)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/plans')
})

test('every public page loads on a phone without layout shifts', async ({ page }) => {
  await recordLayoutShifts(page)
  await page.setViewportSize({ width: 375, height: 700 })
  for (const [path] of PAGES) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await layoutShift(page), path).toBeLessThan(0.02)
  }
})

test('the sections of How it works are listed beside them, and the one that is read is marked', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/how-it-works')
  const list = page.getByRole('navigation', { name: 'On this page' })
  await expect(list.getByRole('link', { name: 'The example' })).toHaveAttribute('aria-current', 'location')
  // The last one is in the window too.
  await list.getByRole('link', { name: 'Where the data comes from' }).click()
  await expect(list.getByRole('link', { name: 'Where the data comes from' })).toBeInViewport({ ratio: 1 })
  await expect(list.locator('[aria-current]')).toHaveText('Where the data comes from')
  await list.getByRole('link', { name: 'If rates rise' }).click()
  await expect(list.locator('[aria-current]')).toHaveText('If rates rise')
})

import { holdApplication, placesOf } from '../../first-picture.ts'
import { expect, expectAccessible, test } from '../../house.ts'
import { HAIR, moved, shiftOf, watchShifts } from '../../layout-shift.ts'

const HEADING = 'main h1:not(.visually-hidden)'
const SCREENS = [
  {
    path: '/signin',
    title: 'Sign In · Homeyield',
    ready: 'Forgot Password?',
    places: ['header a', HEADING, 'main label', 'main input', 'main form > button'],
  },
]

for (const { path, title, ready, places } of SCREENS) {
  for (const width of [375, 1280]) {
    test(`${path} is seen before the application is there, and nothing moves when it is: ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      const letGo = await holdApplication(page)
      await page.goto(path)
      await expect(page).toHaveTitle(title)
      await expect(page.locator(HEADING)).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      const begun = await moved(page)
      expect(shiftOf(begun)).toBeLessThan(HAIR)
      const before = await placesOf(page, places)
      expect(Object.values(before).filter((place) => place.startsWith('not shown'))).toEqual([])
      // Nothing in it can be operated.
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
      await expectAccessible(page, { picture: true })

      letGo()
      await expect(page.getByRole('link', { name: ready })).toBeVisible()
      expect(await placesOf(page, places)).toEqual(before)
      await expect(page).toHaveTitle(title)
      expect(await moved(page, begun)).toEqual([])
    })
  }
}

test('a visitor at the calculator sees nothing of it on the way to sign in', async ({ page }) => {
  const letGo = await holdApplication(page)
  await page.goto('/calculator')
  await expect(page.locator('header:visible')).toContainText('Sign In')
  await expect(page.getByText('New calculation')).toBeHidden()
  await expect(page.getByText('Save', { exact: true }).first()).toBeHidden()
  letGo()
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
})

test('signing up as a professional has its palette from the first moment', async ({ page }) => {
  const letGo = await holdApplication(page)
  const palette = () => page.evaluate(() => document.documentElement.dataset['audience'])
  await page.goto('/signup?professional=true')
  expect(await palette()).toBe('professional')
  letGo()
  await expect(page.getByRole('heading', { name: 'Sign Up' })).toBeVisible()
  expect(await palette()).toBe('professional')
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible()
  expect(await palette()).toBeUndefined()
})

test('the policy for content is kept to, and a style in the picture still holds', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => void (message.type() === 'error' ? said.push(message.text()) : null))
  await holdApplication(page)
  await page.goto('/forgotpassword')
  await expect
    .poll(() => page.locator('main [aria-hidden] div[style]').first().boundingBox())
    .toMatchObject({ height: 36 })
  expect(said).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what needs it, and nothing else', async ({ page }) => {
    await page.goto('/signin')
    await expect(page.locator('noscript')).toBeInViewport()
    await expect(page.locator('#root')).toBeHidden()
  })
})

test('where the application does not come, the picture says so and how to go on', async ({ page }) => {
  const noApplication = /\/assets\/(?!begin)[^/]+\.js$/u
  await page.route(noApplication, (route) => route.abort('connectionreset'))
  await page.goto('/signin')
  const said = page.getByRole('alert')
  await expect(said).toHaveText('This page could not be loaded in full. Check your connection, then load it again.')
  await expectAccessible(page, { picture: true })
  await page.unroute(noApplication)
  await said.getByRole('link', { name: 'load it again' }).click()
  await expect(page.getByRole('link', { name: 'Forgot Password?' })).toBeVisible()
  await expect(page.getByText('could not be loaded')).toHaveCount(0)
})

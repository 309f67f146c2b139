import { text } from 'node:stream/consumers'
import { openDoor, signInAtDoor } from '../../door.ts'
import { holdApplication, placesOf } from '../../first-picture.ts'
import { expect, expectAccessible, test } from '../../house.ts'
import { HAIR, moved, shiftOf, shifted, watchShifts } from '../../layout-shift.ts'

test.use({ tier: 'premium' })
// Nothing is saved.
test.beforeEach(({ ask }) => void ask)

const HEADING = 'main h1:not(.visually-hidden)'
const SCREENS = [
  {
    path: '/calculator',
    ready: 'New calculation',
    places: [
      'header a',
      'header button',
      HEADING,
      'main h2',
      'main label',
      'main input',
      'main input[type=range]',
      'main section p',
      // The last of what is in sight first: it moves with anything above. The section around it grows as the rest comes.
      'main section fieldset',
    ],
  },
]

for (const { path, ready, places } of SCREENS) {
  for (const width of [375, 1280]) {
    test(`${path} is seen before the application is there, and nothing moves when it is: ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await watchShifts(page)
      const letGo = await holdApplication(page)
      await page.goto(path)
      await expect(page.locator(HEADING)).toHaveText(ready)
      await page.evaluate(() => document.fonts.ready)
      const before = await placesOf(page, places)
      await expectAccessible(page, { picture: true })

      letGo()
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
      await expect(page.getByRole('heading', { name: ready, level: 1 })).toBeVisible()
      expect(await placesOf(page, places)).toEqual(before)
      expect(await shifted(page)).toBeLessThan(0.02)
    })
  }
}

test('who is signed in sees no form on the way from signing in to the calculator', async ({ page }) => {
  const letGo = await holdApplication(page)
  await page.goto('/signin')
  await expect(page.locator('header:visible button')).toBeVisible()
  await expect(page.getByText('Password', { exact: true })).toBeHidden()
  letGo()
  await expect(page).toHaveURL('/calculator')
  await expect(page.getByRole('heading', { name: 'New calculation' })).toBeVisible()
})

test('a calculation that is not new is not shown as one', async ({ page }) => {
  await page.goto('/calculator')
  await page.getByLabel('Purchase price').first().fill('640000')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('homeyield.draft'))).toContain('640000')
  const letGo = await holdApplication(page)
  await page.goto('/calculator')
  await expect(page.locator(HEADING)).toHaveText('Calculator')
  letGo()
  await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
})

test('a picture that comes in two parts is in its place from the first', async ({ page, context, person, baseURL }) => {
  let sendRest = () => {}
  let end = 0
  const door = await openDoor(baseURL, {
    concerns: (path) => path === '/calculator',
    pass: (given, answer) => {
      void (async () => {
        const document = await text(given)
        end = document.indexOf('<footer')
        answer.write(document.slice(0, end))
        sendRest = () => answer.end(document.slice(end))
      })()
    },
  })
  try {
    await signInAtDoor(context, person)
    await watchShifts(page)
    await page.goto(`${door.origin}/calculator`, { waitUntil: 'commit' })
    const mark = page.locator('main :text-is("Awesome")')
    await expect(mark).toBeVisible()
    expect(end).toBeGreaterThan(0)
    await expect(page.locator('footer')).toHaveCount(0)
    const begun = await moved(page)
    expect(shiftOf(begun)).toBeLessThan(HAIR)
    const before = await mark.boundingBox()
    sendRest()
    await expect(page.getByRole('heading', { name: 'New calculation', level: 1 })).toBeVisible()
    expect(await mark.boundingBox()).toEqual(before)
    expect(await moved(page, begun)).toEqual([])
  } finally {
    await door.close()
  }
})

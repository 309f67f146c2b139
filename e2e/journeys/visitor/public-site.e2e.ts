import { expectAccessible, expectReadable } from '../../expect-accessible.ts'
import type { Page } from '@playwright/test'
import { expect, expectScreen, expectToFit, test } from '../../fixtures.ts'

// Public pages stay readable with every setting of the browser.

const PAGES = [
  '/home',
  '/about-us',
  '/how-it-works',
  '/termsandconditions',
  '/privacypolicy',
  '/support',
  '/plans',
  '/developers',
]
/** Those with colours of their own for a professional. */
const OF_AUDIENCES: ReadonlySet<string> = new Set(['/home', '/about-us'])

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectScreen(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

function findAnimations(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0))
      .filter((milliseconds) => milliseconds > 1),
  )
}

for (const path of PAGES) {
  test(`${path} is accessible with every setting of the browser`, async ({ page }) => {
    await open(page, path)
    await expectAccessible(page, { dark: true })
    await expectToFit(page)
    await page.setViewportSize({ width: 1280, height: 800 })

    await test.step('the focus shows at every Tab stop, in the order of the page', async () => {
      const stops: { name: string; seen: boolean; ring: boolean }[] = []
      for (let step = 0; step < 120; step += 1) {
        await page.keyboard.press('Tab')
        const stop = await page.evaluate(() => {
          const focused = document.activeElement
          if (!(focused instanceof HTMLElement) || focused === document.body) return null
          // The focus ring of a box is drawn around its container.
          const rings = [focused, focused.parentElement, focused.parentElement?.parentElement].map((around) => {
            const { outlineStyle, boxShadow } = getComputedStyle(around ?? focused)
            return outlineStyle !== 'none' || boxShadow !== 'none'
          })
          const { width, height, top, bottom } = focused.getBoundingClientRect()
          return {
            name: (focused.ariaLabel ?? focused.textContent ?? '').trim().slice(0, 60) || focused.tagName,
            seen: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
            ring: rings.includes(true),
          }
        })
        if (stop === null) break
        stops.push(stop)
      }
      expect(stops.length).toBeGreaterThan(5)
      expect(stops.filter(({ seen, ring }) => !seen || !ring)).toEqual([])
    })

    await test.step('reduced motion, forced colours, text of twice the size and half a small window', async () => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
      await page.reload()
      expect(await findAnimations(page)).toEqual([])
      await page.mouse.wheel(0, 2_000)
      expect(await findAnimations(page)).toEqual([])
      await expectReadable(page)
      await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' })
      // A window of 1280 pixels at 200 % zoom, and one with text of twice the size.
      await expectToFit(page, [640, 320])
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      await expectToFit(page, [1280])
      // Scrolled, the header may lie over half a link.
      await page.evaluate(() => window.scrollTo(0, 0))
      await expectAccessible(page)
    })

    if (!OF_AUDIENCES.has(path)) return
    await test.step('the colours of a professional', async () => {
      await open(page, `${path}?professional=true`)
      await expectAccessible(page, { dark: true })
    })
  })
}

import type { Page } from '@playwright/test'

/** Keeps the application back, so that what the server's answer shows stands on; answers what lets it come. */
export async function holdApplication(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/assets\/(?!begin)[^/]+\.js$/u, async (route) => {
    await gone
    await route.fallback()
  })
  return letGo
}

/** Where the named things of a screen stand, to a tenth of a CSS pixel: the words of each first match that is shown, and its box. */
export async function placesOf(page: Page, selectors: readonly string[]): Promise<Record<string, string>> {
  return page.evaluate(
    (wanted) =>
      Object.fromEntries(
        wanted.map((selector) => {
          const shown = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())
          const { x = -1, y = -1, width = 0, height = 0 } = shown?.getBoundingClientRect() ?? {}
          const box = [x, y, width, height].map((side) => side.toFixed(1)).join(' ')
          return [selector, `${shown?.textContent ?? 'not shown'}: ${box}`]
        }),
      ),
    selectors,
  )
}

import type { Page } from '@playwright/test'

/** Holds the application's scripts back, so that the document's first paint stays. Returns what lets them come. */
export async function holdApplication(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined
  const gone = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(SCRIPTS, async (route) => {
    await gone
    await route.fallback()
  })
  return letGo
}

/** The application's scripts. */
export const SCRIPTS = /\/assets\/[^/]+\.js$/u

/** Opens an address without waiting for what is held back. */
export async function openHeld(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor()
  await page.evaluate(() => document.fonts.ready)
}

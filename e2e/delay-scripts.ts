import type { Page } from '@playwright/test'

/** Delays the application's scripts, or those that match `which`. Returns a function that lets them load. */
export async function delayScripts(page: Page, which = SCRIPTS): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(which, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

export const SCRIPTS = /\/assets\/[^/]+\.js$/u

/** Opens an address without waiting for the delayed scripts. */
export async function openWithoutScripts(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  )
  await page.evaluate(() => document.fonts.ready)
}

import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** Has the page add up how much it moves of itself, from its next load on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = window as { shifted?: number }
    kept.shifted = 0
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[]) {
        if (!hadRecentInput) kept.shifted = (kept.shifted ?? 0) + value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How much the page has moved since it was loaded: its cumulative layout shift. */
export async function shifted(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready
    // What is drawn now is counted by the frame after the next.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    return (window as { shifted?: number }).shifted ?? 0
  })
}

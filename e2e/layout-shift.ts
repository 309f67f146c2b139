import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

interface Shifted {
  /** Milliseconds after the page's start. */
  readonly at: number
  readonly value: number
  readonly what: readonly string[]
}

/** Records the layout shifts of a page from its next load on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifted[] = []
    ;(window as { layoutShifts?: Shifted[] }).layoutShifts = shifts
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
    const named = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element ? `<${element.tagName.toLowerCase()} class="${element.className}">` : 'a removed node'
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${named(node)} “${(node?.textContent ?? '').slice(0, 40)}” ${place(previousRect)} → ${place(currentRect)}`,
        )
        shifts.push({ at: Math.round(startTime), value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The page's cumulative layout shift since it was loaded. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready
    // What is drawn now is counted by the frame after the next.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const recorded = (window as { layoutShifts?: Shifted[] }).layoutShifts
    if (!recorded) throw new Error('recordLayoutShifts was not called before this page was loaded')
    return recorded
  })
  return shifts.reduce((sum, { value }) => sum + value, 0)
}

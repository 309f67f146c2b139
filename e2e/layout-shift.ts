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

interface Moved {
  /** Milliseconds after the page's start. */
  readonly at: number
  readonly value: number
  readonly what: readonly string[]
}

/** Has the page write down what of it moves of itself, from its next load on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: Moved[] = []
    ;(window as { moved?: Moved[] }).moved = kept
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`
    const named = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element ? `<${element.tagName.toLowerCase()} class="${element.className}">` : 'something that is gone'
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${named(node)} “${(node?.textContent ?? '').slice(0, 40)}” ${place(previousRect)} → ${place(currentRect)}`,
        )
        kept.push({ at: Math.round(startTime), value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * What of the page has moved of itself since it was loaded, without the first `known` times: when, how far, and which boxes from
 * where to where. The font comes when it comes, and may move words by a hair before that.
 */
async function moved(page: Page, known: readonly Moved[] = []): Promise<Moved[]> {
  const all = await page.evaluate(async () => {
    await document.fonts.ready
    // What is drawn now is counted by the frame after the next.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const kept = (window as { moved?: Moved[] }).moved
    if (!kept) throw new Error('Nobody watched this page.')
    return kept
  })
  return all.slice(known.length)
}

/** How much it was that moved. */
function shiftOf(all: readonly Moved[]): number {
  return all.reduce((sum, { value }) => sum + value, 0)
}

/** How much the page has moved since it was loaded: its cumulative layout shift. */
export async function shifted(page: Page): Promise<number> {
  return shiftOf(await moved(page))
}

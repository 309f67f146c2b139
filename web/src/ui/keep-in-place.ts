import { flushSync } from 'react-dom'

/** Renders a change, and scrolls so that an element, if there is one, stays where it is in the window. */
export function keepInPlace(element: Element | undefined, change: () => void): void {
  const place = () => element?.getBoundingClientRect().top ?? 0
  const before = place()
  flushSync(change)
  window.scrollBy({ top: place() - before, behavior: 'instant' })
}

import { flushSync } from 'react-dom'

/** Renders a change, and scrolls so that an element stays where it is in the window. */
export function keepInPlace(element: Element, change: () => void): void {
  const { top } = element.getBoundingClientRect()
  flushSync(change)
  window.scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' })
}

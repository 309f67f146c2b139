/** Focuses the screen's heading, or its content without one. Does not scroll. */
export function focusHeading(main: HTMLElement | null): void {
  const heading = main?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  ;(heading ?? main)?.focus({ preventScroll: true })
}

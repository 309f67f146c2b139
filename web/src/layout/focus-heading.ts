/** Gives the screen's heading the focus, or its whole content where there is none. Nothing scrolls. */
export function focusHeading(main: HTMLElement | null): void {
  const heading = main?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  ;(heading ?? main)?.focus({ preventScroll: true })
}

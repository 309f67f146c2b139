/** A ref that focuses an element when it appears, without scrolling. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}

/** A ref that gives an element the focus as it comes. Nothing scrolls. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}

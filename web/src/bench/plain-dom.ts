// DOM functions of the calculator in plain DOM code.

/** The element of the page that a selector finds. Throws where there is none: the page is not the one to take over then. */
export function find(selector: string, within: ParentNode = document): HTMLElement {
  const found = within.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`The page has no ${selector}`)
  return found
}

export function createElement(tag: string, className = '', text = ''): HTMLElement {
  const element = document.createElement(tag)
  if (className) element.className = className
  element.textContent = text
  return element
}

export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

/** Inserts or removes an element; returns whether anything changed. */
export function toggleElement(element: HTMLElement, wanted: boolean, place: (element: HTMLElement) => void): boolean {
  if (element.isConnected === wanted) return false
  if (wanted) place(element)
  else element.remove()
  return true
}

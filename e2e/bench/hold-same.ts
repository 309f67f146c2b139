import type { Page } from '@playwright/test'

/**
 * Throws, naming the first difference, unless two pages show the same in their main part: words, what is in the fields, styles and
 * every other attribute. What one of them did not draw would not have been measured.
 */
export async function holdSame(one: Page, other: Page, when: string): Promise<void> {
  const [expected, shown] = [await read(one), await read(other)]
  const at = expected.findIndex((line, index) => line !== shown[index])
  if (at === -1 && expected.length === shown.length) return
  const [wanted, found] = [expected[at] ?? '(nothing)', shown[at] ?? '(nothing)']
  throw new Error(`The plain page shows something else ${when}.\nThe product: ${wanted}\nThe plain page: ${found}`)
}

async function read(page: Page): Promise<string[]> {
  // What is behind another page draws no frames.
  await page.bringToFront()
  return page.evaluate(async () => {
    // What a key changed is drawn by the end of the second frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    // What a field began with stands in its attributes, and need not be what is in it; a style is read as it applies.
    const ofFields = new Set(['value', 'checked'])
    const lines: string[] = []
    const walker = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    )
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Words in several nodes are the same words.
      if (node instanceof Text && node.previousSibling instanceof Text) lines[lines.length - 1] += node.data
      else if (node instanceof Text) lines.push(node.data)
      else if (node instanceof Element) lines.push(describe(node))
    }
    return lines

    function describe(element: Element): string {
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      const kept = [...element.attributes].filter(({ name }) => name !== 'style' && !(isField && ofFields.has(name)))
      const attributes = kept.map(({ name, value }) => `${name}=${value}`).toSorted()
      const style = element instanceof HTMLElement || element instanceof SVGElement ? element.style.cssText : ''
      const value = isField ? ` “${element.value}”` : ''
      const checked = element instanceof HTMLInputElement && element.checked ? ' checked' : ''
      return `<${[element.tagName, ...attributes].join(' ')}> ${style}${value}${checked}`
    }
  })
}

import type { Page } from '@playwright/test'

/**
 * Throws with the first difference between the main parts of two pages: text, values of fields, styles, all other attributes.
 * Otherwise the benchmark would compare pages that do not draw the same.
 */
export async function expectSamePage(one: Page, other: Page, when: string): Promise<void> {
  const [expected, shown] = [await read(one), await read(other)]
  const at = expected.findIndex((line, index) => line !== shown[index])
  if (at === -1 && expected.length === shown.length) return
  const [wanted, found] = [expected[at] ?? '(nothing)', shown[at] ?? '(nothing)']
  throw new Error(`The plain page shows something else ${when}.\nThe product: ${wanted}\nThe plain page: ${found}`)
}

async function read(page: Page): Promise<string[]> {
  // A page in the background draws no frames.
  await page.bringToFront()
  return page.evaluate(async () => {
    // The result of a key is drawn by the end of the second frame.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    // These attributes hold a field's first value, not the current one, which is read below.
    const ofFields = new Set(['value', 'checked'])
    const lines: string[] = []
    const signedIn = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    )
    for (let node = signedIn.nextNode(); node; node = signedIn.nextNode()) {
      // The same text may be split into several nodes.
      if (node instanceof Text && node.previousSibling instanceof Text) lines[lines.length - 1] += node.data
      else if (node instanceof Text) lines.push(node.data)
      else if (node instanceof Element) lines.push(describe(node))
    }
    return lines

    function describe(element: Element): string {
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
      const compared = [...element.attributes].filter(
        ({ name }) => name !== 'style' && !(isField && ofFields.has(name)),
      )
      const attributes = compared.map(({ name, value }) => `${name}=${value}`).toSorted()
      const style = element instanceof HTMLElement || element instanceof SVGElement ? element.style.cssText : ''
      const value = isField ? ` “${element.value}”` : ''
      const checked = element instanceof HTMLInputElement && element.checked ? ' checked' : ''
      return `<${[element.tagName, ...attributes].join(' ')}> ${style}${value}${checked}`
    }
  })
}

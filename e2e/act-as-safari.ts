import type { Page } from '@playwright/test'

/**
 * Has Chromium do on a page, from its next document on, what Safari does otherwise: put the caret as a press ends, unless it is told not
 * to, and not know a dialog's `closedby`. Seen in WebKitGTK 2.50.
 */
export async function actAsSafari(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('mouseup', ({ target, defaultPrevented }) => {
      if (defaultPrevented || !(target instanceof HTMLInputElement) || target.type !== 'text') return
      target.setSelectionRange(target.value.length, target.value.length)
    })
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
    HTMLDialogElement.prototype.setAttribute = function (name, value) {
      if (name.toLowerCase() !== 'closedby') Element.prototype.setAttribute.call(this, name, value)
    }
  })
}

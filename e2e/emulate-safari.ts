import type { Page } from '@playwright/test'

/**
 * Makes Chromium behave like Safari from the next document on: it moves the caret on mouseup, unless that is prevented, and does
 * not support `closedby` on a dialog. As seen in WebKitGTK 2.50.
 */
export async function emulateSafari(page: Page): Promise<void> {
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

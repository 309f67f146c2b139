const KEY = 'homeyield.message'

/** Leaves a message of success for the public page that the browser is about to load, in this tab. */
export function handMessage(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // Storage is switched off: the page says for itself where the person is.
  }
}

/** The message that was left, once; null for none. */
export function takeMessage(): string | null {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return text
  } catch {
    return null
  }
}

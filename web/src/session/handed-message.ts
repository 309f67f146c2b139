import { storedText } from '../storage/stored-item.ts'

const message = storedText('tab', 'homeyield.message')

/** Leaves a message of success for the public page that the browser is about to load, in this tab. */
export function handMessage(text: string): void {
  message.write(text)
}

/** The message that was left, once; null for none. */
export function takeMessage(): string | null {
  const text = message.read()
  message.remove()
  return text
}

import { storedJson } from '../storage/stored-item.ts'

/** A message for the bar at the top of a page. */
export interface PageMessage {
  readonly kind: 'success' | 'error'
  readonly text: string
}

const message = storedJson('tab', 'homeyield.message', parseMessage)

/** Leaves a message for the public page that the browser is about to load, in this tab. */
export function storeNextPageMessage({ kind, text }: PageMessage): void {
  message.write({ kind, text })
}

/** The message that was left, once; null for none. */
export function takeNextPageMessage(): PageMessage | null {
  const taken = message.read()
  message.remove()
  return taken
}

function parseMessage(stored: unknown): PageMessage | null {
  const { kind, text } = (stored ?? {}) as Partial<Record<string, unknown>>
  return typeof text === 'string' ? { kind: kind === 'error' ? 'error' : 'success', text } : null
}

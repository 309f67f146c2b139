import { storedJson } from '../storage/stored-item.ts'

export interface PageMessage {
  readonly kind: 'success' | 'error'
  readonly text: string
}

const message = storedJson('tab', 'homeyield.message', parseMessage)

/** Stores a message for the public page that this tab is about to load. */
export function storeNextPageMessage({ kind, text }: PageMessage): void {
  message.write({ kind, text })
}

export function takeNextPageMessage(): PageMessage | null {
  const taken = message.read()
  message.remove()
  return taken
}

function parseMessage(stored: unknown): PageMessage | null {
  const { kind, text } = (stored ?? {}) as Partial<Record<string, unknown>>
  return typeof text === 'string' ? { kind: kind === 'error' ? 'error' : 'success', text } : null
}

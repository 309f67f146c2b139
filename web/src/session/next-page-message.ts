import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { storedText } from '../storage/stored-item.ts'

export interface PageMessage {
  readonly kind: 'success' | 'error'
  readonly text: string
}

const message = storedText('tab', 'homeyield.message')

/** Stores a message for the public page that this tab is about to load. */
export function storeNextPageMessage({ kind, text }: PageMessage): void {
  message.write(JSON.stringify({ kind, text }))
}

/** Returns and removes the stored message; null for none. */
export function takeNextPageMessage(): PageMessage | null {
  const taken = message.read()
  message.remove()
  return taken === null ? null : parseMessage(taken)
}

// Until its service worker is replaced, the earlier version runs beside today's public pages. It stores plain text, and
// only of a success.
function parseMessage(stored: string): PageMessage | null {
  if (!stored.startsWith('{')) return { kind: 'success', text: stored }
  try {
    const { kind, text } = recordOrEmpty(JSON.parse(stored))
    return typeof text === 'string' ? { kind: kind === 'error' ? 'error' : 'success', text } : null
  } catch {
    return null
  }
}

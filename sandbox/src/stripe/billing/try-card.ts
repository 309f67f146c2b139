import type { CardRecord } from '../records.ts'
import { TEST_CARDS } from '../stripe-sandbox.ts'

/** Charges a test card, as its number wills. */
export function tryCard(card: CardRecord): 'succeeds' | 'declines' {
  card.charges += 1
  if (card.number === TEST_CARDS.declines) return 'declines'
  return card.number === TEST_CARDS.failsLater && card.charges > 1 ? 'declines' : 'succeeds'
}

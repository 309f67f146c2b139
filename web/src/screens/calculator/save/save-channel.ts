import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import type { WaitingSave } from './waiting-saves.ts'

/** What became of a save that waited. */
export type LateOutcome =
  | { readonly waiting: WaitingSave; readonly kept: SavedCalculation }
  | { readonly waiting: WaitingSave; readonly kept: null; readonly problem: unknown }

/** Hears of an outcome, and answers whether it is shown thereby. */
type OutcomeListener = (outcome: LateOutcome) => boolean
const listeners = new Set<OutcomeListener>()

/** What tabs call each other by, and what they wait for one another with. */
const CHANNEL = 'homeyield.waiting-saves'
let channel: BroadcastChannel | null = null

/** Calls back with what becomes of saves that waited, whichever tab sent them. */
export function onLateOutcome(listener: OutcomeListener): () => void {
  openChannel()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells what became of a save that waited, in every tab; answers whether it is shown in this one. */
export function publishOutcome(outcome: LateOutcome): boolean {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  openChannel()?.postMessage(outcome)
  return notify(outcome)
}

function openChannel(): BroadcastChannel | null {
  if (channel !== null || !('BroadcastChannel' in globalThis)) return channel
  channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<LateOutcome>) => void notify(data))
  return channel
}

function notify(outcome: LateOutcome): boolean {
  return [...listeners].map((listener) => listener(outcome)).includes(true)
}

/** Does one thing at a time with what waits, over all tabs where the browser can: each save is then sent by one of them. */
export async function withSaveLock<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  return 'locks' in navigator ? navigator.locks.request(CHANNEL, work) : work()
}

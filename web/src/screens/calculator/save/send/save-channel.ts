import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import type { RequestProblem } from '../../../../api-client/request-problem.ts'
import type { WaitingSave } from '../stored/waiting-saves.ts'

/** What became of a waiting save. It is posted between tabs, of other versions of the app too: the names must not change. */
export type LateOutcome =
  | { readonly waiting: WaitingSave; readonly saved: SavedCalculation }
  | { readonly waiting: WaitingSave; readonly saved: null; readonly problem: PostedProblem }

/** Errors lose their class when posted to another tab. */
export type PostedProblem = Pick<RequestProblem, 'status' | 'code' | 'message' | 'fields' | 'body'>

/** Returns whether it shows the outcome. */
type OutcomeListener = (outcome: LateOutcome) => boolean
const listeners = new Set<OutcomeListener>()

/** The name of the channel and of the lock. */
const CHANNEL = 'homeyield.waiting-saves'
let channel: BroadcastChannel | null = null

/** Subscribes to outcomes, whichever tab sent the save. */
export function onLateOutcome(listener: OutcomeListener): () => void {
  openChannel()
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Sends an outcome to all tabs. Returns whether this tab shows it. */
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

/** Runs `work` under a lock across all tabs, where the browser has locks, so that one tab sends each save. */
export async function withSaveLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(CHANNEL, work) : work()
}

import { anotherTask } from '../../../own-task.ts'

/** Draws something, and answers once it stands. */
type Turn = () => Promise<void>

const turns: Turn[] = []
let whenOver: Promise<void> | null = null
const coming = new Set<Promise<void>>()

/**
 * Has a part of the page drawn once those before it stand, each in a task of its own, so that what somebody does meanwhile is never
 * kept waiting for all of them; `first` puts it before them. Answers how to give the turn up.
 */
export function takeTurn(turn: Turn, first = false): () => void {
  if (first) turns.unshift(turn)
  else turns.push(turn)
  whenOver ??= goThrough()
  return () => {
    const place = turns.indexOf(turn)
    if (place !== -1) turns.splice(place, 1)
  }
}

/** Notes a part whose code is on its way; once that has come, it takes its turn or does without. */
export function noteComing(part: Promise<void>): void {
  coming.add(part)
  const forget = () => coming.delete(part)
  part.then(forget, forget)
}

/** Waits until every part that was wanted so far stands, those included whose code is on its way. */
export async function allDrawn(): Promise<void> {
  await Promise.allSettled(coming)
  await whenOver
}

async function goThrough(): Promise<void> {
  await anotherTask()
  for (let turn = turns.shift(); turn !== undefined; turn = turns.shift()) {
    // What went wrong with one keeps no other back.
    await turn().catch(() => undefined)
    await anotherTask()
  }
  whenOver = null
}

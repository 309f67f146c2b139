import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { emptyState, type StripeState } from './state.ts'

const OLDEST_EVENTS = 30 * 86_400

/** Reads what was kept, or an empty state where there is none. Throws a sentence when the file cannot be understood. */
export function readStateFile(file: string | undefined): StripeState {
  if (file === undefined || !existsSync(file)) return emptyState()
  try {
    const state = JSON.parse(readFileSync(file, 'utf8')) as StripeState
    if (state.version === 1) return { ...emptyState(), ...state }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new Error(`${file} is not what the pretend payments wrote. Delete it to begin with none.`)
}

/** Writes the state as a whole or not at all; events older than thirty days are left out, as Stripe does. */
export function writeStateFile(file: string, state: StripeState, now: number): void {
  for (const [id, { created }] of Object.entries(state.events)) {
    if (created < now - OLDEST_EVENTS) delete state.events[id]
  }
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(state), { mode: 0o600 })
  renameSync(draft, file)
}

import { StripeProblem } from './stripe-problem.ts'

/** A decoded form: a string or named parts; list items are named 0, 1, 2 … */
export type Wire = string | WireObject
export interface WireObject {
  readonly [name: string]: Wire
}

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/u
const PART = /\[([^[\]]*)\]/gu
const MAX_DEPTH = 8

/** Reads Stripe's bracket notation. Throws a `StripeProblem` when names contradict each other. */
export function readForm(text: string): WireObject {
  const form = emptyObject()
  for (const [name, value] of new URLSearchParams(text)) {
    const [, head = '', rest = ''] = NAME.exec(name) ?? []
    if (head === '') throw invalid(name)
    const path = [head, ...[...rest.matchAll(PART)].map(([, part = '']) => part)]
    if (path.length > MAX_DEPTH) throw invalid(name)
    setValue(form, path, value, name)
  }
  return form
}

interface Writable {
  [name: string]: string | Writable
}

function setValue(form: Writable, path: readonly string[], value: string, name: string): void {
  let at = form
  for (const part of path.slice(0, -1)) {
    const next = (at[nameIn(at, part)] ??= emptyObject())
    if (typeof next === 'string') throw invalid(name)
    at = next
  }
  const last = nameIn(at, path.at(-1) ?? '')
  if (at[last] !== undefined) throw invalid(name)
  at[last] = value
}

/** `a[]=1` appends to the list. */
function nameIn(object: Writable, part: string): string {
  return part === '' ? String(Object.keys(object).length) : part
}

// Without a prototype, so that `__proto__` is an ordinary name.
function emptyObject(): Writable {
  return Object.create(null) as Writable
}

function invalid(param: string): StripeProblem {
  return new StripeProblem(400, { message: `Invalid object: ${param}`, param })
}

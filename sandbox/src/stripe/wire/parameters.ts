import type { Wire, WireObject } from './form.ts'
import { StripeProblem } from './stripe-problem.ts'

/** Reads one parameter. Throws a `StripeProblem` that names it. */
export type Rule<Value> = (given: Wire, param: string) => Value

type Shape = Readonly<Record<string, Rule<unknown>>>
type Read<Of extends Shape> = { readonly [Name in keyof Of]?: Of[Name] extends Rule<infer Value> ? Value : never }

/** Named optional parameters; refuses unknown names as Stripe does. */
export function object<Of extends Shape>(shape: Of): Rule<Read<Of>> {
  return (given, param) => {
    if (typeof given === 'string') throw invalid('Invalid object', param)
    const unknown = Object.keys(given).find((name) => !Object.hasOwn(shape, name))
    if (unknown !== undefined) throw unknownParameter(nameOf(param, unknown))
    const read = Object.entries(given).map(([name, value]) => [name, shape[name]?.(value, nameOf(param, name))])
    return Object.fromEntries(read) as Read<Of>
  }
}

/** A string that is not empty. */
export function text(most = 5000): Rule<string> {
  return (given, param) => {
    if (typeof given !== 'string') throw invalid('Invalid string', param)
    if (given === '') {
      const message = `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset.`
      throw new StripeProblem(400, { message, code: 'parameter_invalid_empty', param })
    }
    if (given.length > most) throw invalid(`Invalid string: must be at most ${most} characters`, param)
    return given
  }
}

/** A whole number within limits. */
export function whole(least = 0, most = Number.MAX_SAFE_INTEGER): Rule<number> {
  return (given, param) => {
    const number = typeof given === 'string' && /^-?\d{1,15}$/u.test(given) ? Number(given) : Number.NaN
    if (!Number.isInteger(number)) {
      throw new StripeProblem(400, {
        message: `Invalid integer: ${JSON.stringify(given)}`,
        code: 'parameter_invalid_integer',
        param,
      })
    }
    if (number < least || number > most) throw invalid(`This value must be between ${least} and ${most}`, param)
    return number
  }
}

export const flag: Rule<boolean> = (given, param) => {
  if (given !== 'true' && given !== 'false') throw invalid(`Invalid boolean: ${JSON.stringify(given)}`, param)
  return given === 'true'
}

export function oneOf<const Word extends string>(...words: readonly Word[]): Rule<Word> {
  return (given, param) => {
    const word = words.find((one) => one === given)
    if (word === undefined) throw invalid(`Invalid ${param}: must be one of ${words.join(', ')}`, param)
    return word
  }
}

/** A list; an empty string is an empty list. */
export function list<Value>(rule: Rule<Value>): Rule<readonly Value[]> {
  return (given, param) => {
    if (given === '') return []
    if (typeof given === 'string') throw invalid('Invalid array', param)
    const names = Object.keys(given).sort((one, other) => Number(one) - Number(other))
    if (names.some((name) => !/^\d{1,4}$/u.test(name))) throw invalid('Invalid array', param)
    return names.map((name) => rule(given[name] ?? '', nameOf(param, name)))
  }
}

/** The rule's value, or null for the empty string, which unsets. */
export function emptyable<Value>(rule: Rule<Value>): Rule<Value | null> {
  return (given, param) => (given === '' ? null : rule(given, param))
}

/** The value of the first rule that fits, or else the second one's problem. */
export function either<One, Other>(one: Rule<One>, other: Rule<Other>): Rule<One | Other> {
  return (given, param) => {
    try {
      return one(given, param)
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error
      return other(given, param)
    }
  }
}

/** Names and strings; an empty string removes a name, an empty whole removes all (null). */
export const metadata: Rule<Readonly<Record<string, string>> | null> = (given, param) => {
  if (given === '') return null
  if (typeof given === 'string') throw invalid('Invalid object', param)
  const entries = Object.entries(given).map(([name, value]) => {
    if (typeof value !== 'string') throw invalid('Metadata values must be strings', nameOf(param, name))
    if (name.length > 40) throw invalid('Metadata keys can be at most 40 characters', param)
    if (value.length > 500) throw invalid('Metadata values can be at most 500 characters', nameOf(param, name))
    return [name, value] as const
  })
  return Object.fromEntries(entries)
}

/** A time or a range, in seconds since 1970. */
export const timeRange = either(whole(), object({ gt: whole(), gte: whole(), lt: whole(), lte: whole() }))

export const expand = list(text())

export const paging = { limit: whole(1, 100), starting_after: text(), ending_before: text(), expand }

/** Reads the parameters of a call; marks a problem as before the work. */
export function readParameters<Value>(rule: Rule<Value>, given: WireObject): Value {
  try {
    return rule(given, '')
  } catch (error) {
    if (error instanceof StripeProblem) error.begun = false
    throw error
  }
}

/** The value. Throws Stripe's error when it is missing. */
export function required<Value>(value: Value | undefined, param: string): Value {
  if (value !== undefined) return value
  const message = `Missing required param: ${param}.`
  const problem = new StripeProblem(400, { message, code: 'parameter_missing', param })
  problem.begun = false
  throw problem
}

function nameOf(outer: string, name: string): string {
  return outer === '' ? name : `${outer}[${name}]`
}

function unknownParameter(param: string): StripeProblem {
  return new StripeProblem(400, { message: `Received unknown parameter: ${param}`, code: 'parameter_unknown', param })
}

function invalid(message: string, param: string): StripeProblem {
  return new StripeProblem(400, { message, param })
}

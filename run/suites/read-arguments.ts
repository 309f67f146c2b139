/** What `npm test -- …` asks for. */
export interface Wanted {
  readonly suites: readonly string[]
  /** Passed on to the suite's tool. */
  readonly options: readonly string[]
  /** Whether unit leaves out its slow files. */
  readonly quick: boolean
}

/** Suites without build, database or browser, for the inner loop. */
const QUICK = ['format', 'lint', 'unused', 'unit']

const WITH_PATHS = ['unit', 'api', 'e2e']

/**
 * Reads names of suites, `quick`, or one suite with paths and options for its tool. Without any, all suites are wanted. `lint`
 * checks types too, so beside it there is no `types`. Throws for an unknown suite, and for options with several suites or one
 * without paths.
 */
export function readArguments(words: readonly string[], all: readonly string[]): Wanted {
  const first = words.findIndex((word) => word !== 'quick' && !all.includes(word))
  const names = first < 0 ? words : words.slice(0, first)
  const options = first < 0 ? [] : words.slice(first)
  if (options.length > 0 && !(names.length === 1 && WITH_PATHS.includes(names[0] ?? ''))) {
    const known = `The suites are ${all.join(', ')}; "quick" runs ${QUICK.join(', ')}.`
    throw new Error(`There is no suite "${options[0]}". ${known} Paths follow one of ${WITH_PATHS.join(', ')}.`)
  }
  const suites = new Set(names.length === 0 ? all : names.flatMap((name) => (name === 'quick' ? QUICK : [name])))
  if (suites.has('lint')) suites.delete('types')
  return {
    suites: all.filter((name) => suites.has(name)),
    options,
    quick: names.includes('quick') && !names.includes('unit'),
  }
}

/** How many times a year each period comes. Source: docs/method/calculator.md, "Periods of a rent". */
export const PERIODS_PER_YEAR = { week: 52, fortnight: 26, month: 12, quarter: 4, year: 1 } as const
export type Period = keyof typeof PERIODS_PER_YEAR

// Without spaces and points, and `p/w` as `pw`, such as `pw`, `/week` and `amonth`.
const SPELLINGS: readonly (readonly [Period, RegExp])[] = [
  ['week', /^(?:weekly|(?:\/|per|p|a|each)?(?:week|wk|w)s?)$/u],
  ['fortnight', /^(?:fortnightly|(?:\/|per|p|a|each)?(?:fortnight|fn|f))$/u],
  ['month', /^(?:monthly|(?:\/|per|pc|p|a|each)?(?:month|mth|mo)s?|(?:\/|pc|p)m)$/u],
  ['quarter', /^(?:quarterly|(?:\/|per|p|a|each)?(?:quarter|qtr|q))$/u],
  ['year', /^(?:yearly|annual|annually|(?:\/|per|p|an|a|each)?(?:year|yr|annum)s?|(?:\/|p)a|\/y)$/u],
]

/** The period that words such as “pw” or “a month” name; null when they name none. */
export function periodOfText(words: string): Period | null {
  const bare = words
    .toLowerCase()
    .replaceAll(/[\s.]/gu, '')
    .replace(/^p\/(?=[a-z])/u, 'p')
  return SPELLINGS.find(([, spelling]) => spelling.test(bare))?.[0] ?? null
}

/** The period of a unit such as `NZD a week`; null when it has none. */
export function periodOfUnit(unit: string): Period | null {
  return periodOfText(unit.replace(/^(?:NZD|%) ?/u, ''))
}

/** The parts of a number as people write it; '' where there is none. */
interface HouseNumber {
  readonly unit: string
  readonly number: string
  readonly suffix: string
  readonly lastNumber: string
}

// 14, 14A, 2/14, G01/2A, Flat 2/14, 14-16, 14A-16B: the unit is before the last slash.
const PATTERN =
  /^(?:(?<unit>.+?)\s*\/\s*)?(?<number>\d{1,6})\s*(?<suffix>[a-z]{0,3})(?:\s*[-–]\s*(?<last>\d{1,6})[a-z]{0,3})?$/iu

/** Reads a house number; its number is '' when the text is none. `unit` is of a column of its own, or ''. */
export function parseHouseNumber(text: string, unit: string): HouseNumber {
  const { number = '', suffix = '', last = '', unit: own = '' } = PATTERN.exec(text.trim())?.groups ?? {}
  return { unit: unit.trim() || own, number, suffix, lastNumber: last }
}

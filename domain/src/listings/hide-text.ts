/** Stands in for text that was read already: no reader takes it for anything, and positions stay. */
export const HIDDEN = '\u{E000}'

/** The text with a part hidden, from `start` to before `end`. */
export function hidePart(text: string, start: number, end: number): string {
  return text.slice(0, start) + HIDDEN.repeat(end - start) + text.slice(end)
}

/** The text with each match hidden. */
export function hideMatches(text: string, pattern: RegExp): string {
  return text.replace(pattern, (match) => HIDDEN.repeat(match.length))
}

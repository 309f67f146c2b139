/**
 * Text of several lines in at most `most` of them, for where there is little room: without blank lines, and with what is left
 * over at the end of the last.
 */
export function fewLines(text: string, most: number): string[] {
  const lines = text
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length <= most) return lines
  return [...lines.slice(0, most - 1), lines.slice(most - 1).join(' ')]
}

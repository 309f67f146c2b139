import { stripVTControlCharacters } from 'node:util'

/** The first non-empty lines of terminal output, without colours. */
export function firstLines(text: string, most = 15): string {
  const lines = stripVTControlCharacters(text).split(/\r?\n/u)
  return lines
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .slice(0, most)
    .join('\n')
}

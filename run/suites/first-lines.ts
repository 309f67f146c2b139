import { stripVTControlCharacters } from 'node:util'

/** Answers the first lines that say something of a text made for a terminal, without its colours. */
export function firstLines(text: string, most = 15): string {
  const lines = stripVTControlCharacters(text).split(/\r?\n/u)
  return lines
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .slice(0, most)
    .join('\n')
}

import { periodOfText } from '@homeyield/domain/fields/period-of-text'
import { strFromU8, type Unzipped } from 'fflate/browser'
import { Parser } from 'saxen'
import type { Sheet } from './sheet.ts'

type Attributes = Readonly<Record<string, string>>

/** What the values of a sheet do not tell, by rows and columns from 1. */
export interface SheetMarks {
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
  readonly percents: readonly Place[]
  /** Whose format has the words of a period or another currency. */
  readonly worded: readonly (Place & Words)[]
  readonly withoutResult: readonly Place[]
  readonly merged: NonNullable<Sheet['merged']>
}

/** What a format writes around a number. */
export interface Words {
  readonly before: string
  readonly after: string
}

export interface Place {
  readonly row: number
  readonly column: number
}

/** The visible sheets of an XLSX file by their names, with their marks. */
export function readXlsxParts(parts: Unzipped): ReadonlyMap<string, SheetMarks> {
  const styles = readStyles(xmlOf(parts, 'xl/styles.xml'))
  const paths = new Map<string, string>()
  eachElement(xmlOf(parts, 'xl/_rels/workbook.xml.rels'), (name, of) => {
    if (name === 'Relationship') paths.set(of['Id'] ?? '', `${of['Target']}`.replace(/^\/?(?:xl\/)?/u, 'xl/'))
  })
  const sheets = new Map<string, SheetMarks>()
  eachElement(xmlOf(parts, 'xl/workbook.xml'), (name, of, decode) => {
    if (name !== 'sheet' || (of['state'] ?? 'visible') !== 'visible') return
    sheets.set(decode(of['name'] ?? ''), readMarks(xmlOf(parts, paths.get(relationOf(of)) ?? ''), styles))
  })
  return sheets
}

/** Programs name the prefix as they like. */
function relationOf(attributes: Attributes): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''
}

function readMarks(xml: string, styles: Styles): SheetMarks {
  const hiddenRows = new Set<number>()
  const hiddenColumns = new Set<number>()
  const percents: Place[] = []
  const worded: (Place & Words)[] = []
  const withoutResult: Place[] = []
  const merged: SheetMarks['merged'][number][] = []
  let place: Place = { row: 0, column: 0 }
  let columnsRead = 0
  let [isFormula, hasResult, inValue] = [false, false, false]
  parse(xml, {
    open: (name, of) => {
      if (name === 'row') {
        place = { row: Number(of['r'] ?? place.row + 1), column: 0 }
        if (isHidden(of)) hiddenRows.add(place.row)
      } else if (name === 'col' && isHidden(of)) {
        const last = Math.min(Math.trunc(Number(of['max'])), MOST_COLUMNS)
        // Ranges follow each other; another is not read twice.
        for (let column = Math.max(columnsRead + 1, Math.trunc(Number(of['min']))); column <= last; column += 1) {
          hiddenColumns.add(column)
        }
        columnsRead = Math.max(columnsRead, last || 0)
      } else if (name === 'c') {
        place = { row: place.row, column: columnNumber(of['r'] ?? '') || place.column + 1 }
        // An empty text is a result.
        ;[isFormula, hasResult] = [false, of['t'] === 'str']
        const style = of['s'] ?? '0'
        if (styles.percents.has(style)) percents.push(place)
        const words = styles.words.get(style)
        if (words !== undefined) worded.push({ ...place, ...words })
      } else if (name === 'f') isFormula = true
      else if (name === 'mergeCell') merged.push(...mergedOf(of['ref'] ?? ''))
      inValue = name === 'v'
    },
    text: (text) => {
      if (inValue && text !== '') hasResult = true
    },
    close: (name) => {
      if (name === 'c' && isFormula && !hasResult) withoutResult.push(place)
      inValue = false
    },
  })
  return { hiddenRows, hiddenColumns, percents, worded, withoutResult, merged }
}

const MERGED = /^([A-Z]+)(\d+):([A-Z]+)\d+$/u

/** Of a range such as C2:F3, the columns of its first row. */
function mergedOf(range: string): SheetMarks['merged'] {
  const [, from = '', row = '', to = ''] = MERGED.exec(range) ?? []
  return from === '' ? [] : [{ row: Number(row), from: columnNumber(from) - 1, to: columnNumber(to) - 1 }]
}

// Of a spreadsheet program: programs hide all that follow the last one.
const MOST_COLUMNS = 16_384

function isHidden({ hidden }: Attributes): boolean {
  return hidden === '1' || hidden === 'true'
}

/** A is 1, AA is 27; of a place such as AA7 too. */
export function columnNumber(place: string): number {
  const letters = /^[A-Z]*/u.exec(place)?.[0] ?? ''
  return Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
}

// Of the formats that every file has without naming them.
const PERCENT_FORMATS = ['9', '10']

/** The numbers of the cell styles whose format is per cent, or has words that count. */
interface Styles {
  readonly percents: ReadonlySet<string>
  readonly words: ReadonlyMap<string, Words>
}

function readStyles(xml: string): Styles {
  const formats = new Set(PERCENT_FORMATS)
  const formatWords = new Map<string, Words>()
  const percents = new Set<string>()
  const words = new Map<string, Words>()
  let [inCells, count] = [false, 0]
  parse(xml, {
    open: (name, of, decode) => {
      if (name === 'numFmt') {
        const code = decode(of['formatCode'] ?? '')
        const said = wordsOf(code)
        if (hasPercent(code)) formats.add(of['numFmtId'] ?? '')
        if (said !== null) formatWords.set(of['numFmtId'] ?? '', said)
      }
      if (name === 'cellXfs') inCells = true
      if (name !== 'xf' || !inCells) return
      const format = of['numFmtId'] ?? ''
      const said = formatWords.get(format)
      if (formats.has(format)) percents.add(String(count))
      if (said !== undefined) words.set(String(count), said)
      count += 1
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return { percents, words }
}

const QUOTED = /"([^"]*)"/gu
const CURRENCY = /\[\$([^\]-]+)/gu
const OURS = /^(?:nz)?\$$|^nzd$/iu
const FOREIGN = /[€£¥]|\b(?:usd|aud|gbp|eur)\b|\b(?:us|a|au)\$/iu

/** The words of a format that change what its numbers are: “pcm”, “€”; null for none. */
function wordsOf(format: string): Words | null {
  const [quoted, signs] = [QUOTED, CURRENCY].map((pattern) =>
    Array.from(format.matchAll(pattern), ([, word = '']) => word.trim()),
  )
  const after = quoted?.find((word) => periodOfText(word) !== null) ?? ''
  const before = signs?.find((sign) => !OURS.test(sign)) ?? FOREIGN.exec(quoted?.join(' ') ?? '')?.[0] ?? ''
  return before === '' && after === '' ? null : { before, after }
}

/** Not in quotes, nor after a backslash: that is only a sign. */
function hasPercent(format: string): boolean {
  return format.replaceAll(/"[^"]*"|\\./gu, '').includes('%')
}

function xmlOf(parts: Unzipped, path: string): string {
  const part = parts[path]
  return part === undefined ? '' : strFromU8(part)
}

function eachElement(xml: string, found: Listeners['open']): void {
  parse(xml, { open: found })
}

interface Listeners {
  /** Values of attributes have entities, such as `&amp;`, until they are decoded. */
  readonly open: (name: string, attributes: Attributes, decode: (value: string) => string) => void
  readonly text?: (text: string) => void
  readonly close?: (name: string) => void
}

/** Some programs write a prefix before each name. */
function parse(xml: string, { open, text, close }: Listeners): void {
  const parser = new Parser()
  parser.on('openTag', (name, attributes, decode) => {
    const of = attributes()
    open(withoutPrefix(name), typeof of === 'object' ? of : {}, decode)
  })
  if (text) parser.on('text', text)
  if (close) parser.on('closeTag', (name) => close(withoutPrefix(name)))
  parser.parse(xml)
}

function withoutPrefix(name: string): string {
  return name.replace(/^\w+:/u, '')
}

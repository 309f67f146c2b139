import { strFromU8, type Unzipped } from 'fflate/browser'
import { Parser } from 'saxen'

type Attributes = Readonly<Record<string, string>>

/** What the values of a sheet do not tell, by rows and columns from 1. */
export interface SheetMarks {
  readonly hiddenRows: ReadonlySet<number>
  readonly hiddenColumns: ReadonlySet<number>
  readonly percents: readonly Place[]
  readonly withoutResult: readonly Place[]
}

export interface Place {
  readonly row: number
  readonly column: number
}

/** The visible sheets of an XLSX file by their names, with their marks. */
export function readXlsxParts(parts: Unzipped): ReadonlyMap<string, SheetMarks> {
  const percentStyles = readPercentStyles(xmlOf(parts, 'xl/styles.xml'))
  const paths = new Map<string, string>()
  eachElement(xmlOf(parts, 'xl/_rels/workbook.xml.rels'), (name, of) => {
    if (name === 'Relationship') paths.set(of['Id'] ?? '', `${of['Target']}`.replace(/^\/?(?:xl\/)?/u, 'xl/'))
  })
  const sheets = new Map<string, SheetMarks>()
  eachElement(xmlOf(parts, 'xl/workbook.xml'), (name, of, decode) => {
    if (name !== 'sheet' || (of['state'] ?? 'visible') !== 'visible') return
    sheets.set(decode(of['name'] ?? ''), readMarks(xmlOf(parts, paths.get(relationOf(of)) ?? ''), percentStyles))
  })
  return sheets
}

/** Programs name the prefix as they like. */
function relationOf(attributes: Attributes): string {
  return Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''
}

function readMarks(xml: string, percentStyles: ReadonlySet<string>): SheetMarks {
  const hiddenRows = new Set<number>()
  const hiddenColumns = new Set<number>()
  const percents: Place[] = []
  const withoutResult: Place[] = []
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
        if (percentStyles.has(of['s'] ?? '0')) percents.push(place)
      } else if (name === 'f') isFormula = true
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
  return { hiddenRows, hiddenColumns, percents, withoutResult }
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

/** The numbers of the cell styles whose format is per cent. */
function readPercentStyles(xml: string): ReadonlySet<string> {
  const formats = new Set(PERCENT_FORMATS)
  const styles = new Set<string>()
  let [inCells, count] = [false, 0]
  parse(xml, {
    open: (name, of, decode) => {
      if (name === 'numFmt' && hasPercent(decode(of['formatCode'] ?? ''))) formats.add(of['numFmtId'] ?? '')
      if (name === 'cellXfs') inCells = true
      if (name !== 'xf' || !inCells) return
      if (formats.has(of['numFmtId'] ?? '')) styles.add(String(count))
      count += 1
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false
    },
  })
  return styles
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

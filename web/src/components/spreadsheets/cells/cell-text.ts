import type { CalculationField, ChoiceField } from '@homeyield/domain/fields/field'
import { CALCULATION_FIELDS, type FieldName } from '@homeyield/domain/calculation/fields'
import { foldText } from '@homeyield/domain/property/fold-text'
import { STATUS_WORDS } from '../../status-words.ts'
import type { XlsxCell } from '../../xlsx/xlsx-sheet.ts'
import { inputNameOf } from '../columns/loan-target.ts'
import { rowOf, type Target } from '../columns/target.ts'
import { optionOfWords } from './choice-words.ts'

/** A cell of a file that was read. */
export type ReadCell = string | number | boolean | Date | null

// What XML cannot have, and line ends and spaces that spreadsheets change.
const NOT_IN_XML = /[\uFFFE\uFFFF]/gu
const LINE_END = /\r\n?/gu

/** The cell of an input; an analysis has none. */
export function writeCell(name: FieldName, value: unknown): XlsxCell {
  if (value === null || value === undefined || name === 'analysis') return null
  if (Array.isArray(value)) return plainText(value.join(', '))
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return null
  const field: CalculationField = CALCULATION_FIELDS[name]
  return plainText(field.kind === 'choice' ? (field.labels?.[value] ?? value) : value)
}

/** A cell as it is shown, and may be mended. */
export function shownCell(cell: ReadCell): string {
  return cell === null ? '' : String(dayOf(cell))
}

/** What a cell gives for an input; undefined when it is empty. A value that does not fit is left for the schema to refuse. */
export function readCell(name: FieldName | Target, cell: ReadCell | undefined): unknown {
  if (cell === null || cell === undefined || cell === '') return undefined
  const field = rowOf(name)
  switch (field?.kind) {
    case undefined:
    case 'money':
    case 'rate':
    case 'whole':
      return dayOf(cell)
    case 'boolean':
      return readBoolean(cell)
    case 'choice':
      return name === 'purpose' ? readPurpose(field, cell) : readChoice(inputNameOf(name), field, textOf(cell))
    case 'date':
      return readDay(cell)
    case 'tags':
      return textOf(cell)
        .split(/[,;\n]/u)
        .map((tag) => tag.trim())
        .filter((tag) => tag !== '')
    case 'line':
    case 'paragraph':
    case 'meshblock':
    case 'sa2_code':
    case 'group':
    case 'list':
    case 'years':
      return textOf(cell)
  }
}

function plainText(text: string): string {
  return text.replaceAll(NOT_IN_XML, '').replaceAll(LINE_END, '\n').trim()
}

function textOf(cell: NonNullable<ReadCell>): string {
  return plainText(String(dayOf(cell)))
}

function dayOf(cell: NonNullable<ReadCell>): string | number | boolean {
  if (!(cell instanceof Date)) return cell
  return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10)
}

const YES = new Set(['yes', 'y', 'true', '1'])
const NO = new Set(['no', 'n', 'false', '0'])

function readBoolean(cell: NonNullable<ReadCell>): unknown {
  const text = textOf(cell).trim().toLowerCase()
  return YES.has(text) ? true : NO.has(text) ? false : cell
}

/** Earlier exports say in their column who lives there: “No” leaves it to the others. */
function readPurpose(field: ChoiceField, cell: NonNullable<ReadCell>): unknown {
  const livedIn = readBoolean(cell)
  if (livedIn === false) return undefined
  return livedIn === true ? 'live_in' : readChoice('purpose', field, textOf(cell))
}

/** The option with this name or these words, or with these words of a status. */
function readChoice(name: string, { options, labels }: ChoiceField, text: string): string {
  const words = Object.entries<string>(STATUS_WORDS).find(([, shown]) => foldText(shown) === foldText(text))
  const named = options.find((option) =>
    [option, labels?.[option] ?? option].some((known) => foldText(known) === foldText(text)),
  )
  return named ?? (words && options.includes(words[0]) ? words[0] : (optionOfWords(name, text) ?? text))
}

// As New Zealanders write it: 1/12/2026.
const DAY_FIRST = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/u

function readDay(cell: NonNullable<ReadCell>): string {
  const text = textOf(cell).trim()
  const [, day = '', month = '', year = ''] = DAY_FIRST.exec(text) ?? []
  return year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

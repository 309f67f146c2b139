import type { CalculationField } from '@homeyield/domain/fields/field'
import { CALCULATION_FIELDS, type FieldName, FIELD_NAMES, NOTHING_GIVEN } from '@homeyield/domain/calculation/fields'
import { isSameInput } from '@homeyield/domain/calculation/is-same-input'
import type { XlsxColumn, XlsxSheet } from '../../../components/xlsx/xlsx-sheet.ts'
import { readCell, writeCell } from '../../../components/spreadsheets/cells/cell-text.ts'
import { REST_HEAD } from '../../../components/spreadsheets/rows/rest-columns.ts'
import type { TransferredCalculation } from '../../../components/spreadsheets/read/transferred-calculation.ts'

/** The sheet that an import reads. */
export const EVERY_INPUT_SHEET = 'Every input'

// A cell has at most 32,767 characters.
const LONGEST_CELL = 30_000

const SHOWN = FIELD_NAMES.filter((name) => name !== 'analysis')

/** Every calculation as a row: an input in each column, and loans, tax and scenarios in the last ones. */
export function inputsSheet(calculations: readonly TransferredCalculation[]): XlsxSheet {
  const rests = calculations.map((calculation) => pieces(restOf(calculation)))
  const most = Math.max(1, ...rests.map((rest) => rest.length))
  const restColumns = Array.from({ length: most }, (_, index): XlsxColumn => ({
    head: index === 0 ? REST_HEAD : `${REST_HEAD} (${index + 1})`,
    kind: 'text',
  }))
  return {
    name: EVERY_INPUT_SHEET,
    columns: [...SHOWN.map(columnOf), ...restColumns],
    rows: calculations.map(({ inputs }, index) => [
      ...SHOWN.map((name) => writeCell(name, inputs[name])),
      ...Array.from({ length: most }, (_, piece) => rests[index]?.[piece] ?? null),
    ]),
  }
}

function columnOf(name: FieldName): XlsxColumn {
  const field: CalculationField = CALCULATION_FIELDS[name]
  // The format of amounts would show a rate with two decimals.
  return { head: field.label, kind: field.kind === 'money' ? 'money' : field.kind === 'rate' ? 'percent' : 'text' }
}

/** What no cell can have exactly: scenarios, the analysis, empty text, a tag with a comma. */
function restOf({ inputs, scenarios }: TransferredCalculation): object {
  const inexact = FIELD_NAMES.filter((name) => {
    const read = readCell(name, writeCell(name, inputs[name])) ?? NOTHING_GIVEN[name]
    return !isSameInput(read, inputs[name])
  })
  return {
    ...(inexact.length > 0 && { fields: Object.fromEntries(inexact.map((name) => [name, inputs[name]])) }),
    ...(scenarios.length > 0 && { scenarios }),
  }
}

/** ASCII only, so that no file and no cut changes a character. */
function pieces(rest: object): readonly string[] {
  if (Object.keys(rest).length === 0) return []
  const text = JSON.stringify(rest).replaceAll(/[^\u0020-\u007E]/gu, (character) =>
    Array.from({ length: character.length }, (_, index) => escapeUnit(character.charCodeAt(index))).join(''),
  )
  return Array.from({ length: Math.ceil(text.length / LONGEST_CELL) }, (_, index) =>
    text.slice(index * LONGEST_CELL, (index + 1) * LONGEST_CELL),
  )
}

function escapeUnit(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`
}

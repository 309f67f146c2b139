import { addDays } from '../dates/calendar-day.ts'
import { round } from '../money/round.ts'
import { isRecord } from '../records/is-record.ts'
import { FIGURE_DECIMALS, type Field, type FieldTable, type FigureField } from './field.ts'
import { limitsProblem } from './limits-problem.ts'

/**
 * The value of a field that this or an earlier version stored, null where it is given as none: inside a group or list without
 * what is invalid there, and undefined where it is no value at all.
 */
export function readStored(field: Field, stored: unknown): unknown {
  if (stored === null) return null
  switch (field.kind) {
    case 'money':
    case 'rate':
    case 'whole':
      return readFigure(field, stored)
    case 'choice':
      return field.options.some((option) => option === stored) ? stored : undefined
    case 'boolean':
      return typeof stored === 'boolean' ? stored : undefined
    case 'line':
    case 'paragraph':
      return readText(stored, field.longest)
    case 'date':
      return isDay(stored) ? stored : undefined
    case 'sa2_code':
      return matches(stored, /^\d{6}(?:,\d{6})*$/u)
    case 'meshblock':
      return matches(stored, /^\d{1,7}$/u)
    case 'tags':
      return readList(stored, field.most, (tag) => readText(tag, field.longest) || undefined)
    case 'group':
      return readGroup(field.fields, stored)
    case 'list':
      return readList(stored, field.most, (entry) => readGroup(field.fields, entry))
    case 'years':
      return readYears(stored, field.figure, field.most)
  }
}

function readFigure({ kind, limits }: FigureField, stored: unknown): number | undefined {
  if (typeof stored !== 'number' || limitsProblem(limits, stored) !== null) return undefined
  if (kind === 'whole' && !Number.isInteger(stored)) return undefined
  return round(stored, FIGURE_DECIMALS[kind])
}

function readText(stored: unknown, longest: number): string | undefined {
  const text = typeof stored === 'string' ? stored.trim() : null
  return text === null || text.length > longest ? undefined : text
}

function isDay(stored: unknown): boolean {
  return typeof stored === 'string' && /^\d{4}-\d\d-\d\d$/u.test(stored) && addDays(stored, 0) === stored
}

function matches(stored: unknown, form: RegExp): string | undefined {
  return typeof stored === 'string' && form.test(stored) ? stored : undefined
}

function readGroup(fields: FieldTable, stored: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isRecord(stored)) return undefined
  const read = Object.entries(fields).map(([name, field]) => [name, readStored(field, stored[name])] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

function readList(stored: unknown, most: number, read: (entry: unknown) => unknown): unknown[] | undefined {
  if (!Array.isArray(stored) || stored.length > most) return undefined
  return stored.map(read).filter((entry) => entry !== undefined)
}

function readYears(stored: unknown, figure: FigureField, most: number): Readonly<Record<string, unknown>> | undefined {
  if (!isRecord(stored)) return undefined
  const years = Array.from({ length: most }, (_, index) => String(index + 1))
  const read = years.map((year) => [year, readStored(figure, stored[year])] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

import { EXPENSE_TERMS } from '../expenses/expense-fields.ts'
import type { Field, FieldTable } from '../fields/field.ts'
import { type EarlierInputs, readPurpose } from './read-purpose.ts'

const { vacancy_weeks, fee_plus_gst } = EXPENSE_TERMS

/** What earlier versions had in the analysis, and a calculation has itself now. */
export const MOVED_FIELDS = { vacancy_weeks, fee_plus_gst } as const satisfies FieldTable

const MOVED = new Map(Object.entries<Field>(MOVED_FIELDS))

/**
 * Inputs as stored or sent, also by earlier versions: what is in the analysis counts as the calculation's where it has
 * none, and who lives there gives its purpose. The same object when there is nothing to read. Source:
 * docs/method/calculator.md, "Purpose".
 */
export function readInputs<Given extends EarlierInputs>(given: Given): Given {
  return readPurpose(moveFields(given))
}

/** The same without reading the purpose. */
export function moveFields<Given extends EarlierInputs>(given: Given): Given {
  const inside = Object.entries(given.analysis ?? {})
  const moved = inside.filter(([name]) => MOVED.has(name))
  if (moved.length === 0) return given
  const own = Object.entries(given).filter(([, value]) => value !== undefined)
  return {
    ...given,
    ...Object.fromEntries(moved.map(([name, value]) => [name, value ?? MOVED.get(name)?.default])),
    ...Object.fromEntries(own),
    analysis: Object.fromEntries(inside.filter(([name]) => !MOVED.has(name))),
  }
}

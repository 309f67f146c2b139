import { type CalculationFields, createCalculationBody } from '@homeyield/contract/calculation'
import { CALCULATION_FIELDS, FIELD_NAMES } from '@homeyield/domain/calculation/fields'
import { STATUS_WORDS } from '../../status-words.ts'
import { loanColumnOf } from '../columns/loan-target.ts'
import { otherColumnOf } from '../columns/target.ts'
import type { FoundRow } from './found-row.ts'

/** A row that may be saved, or the reason why not. */
export interface CheckedRow {
  readonly number: number
  readonly property: string
  readonly body: CalculationFields | null
  readonly problem: string | null
  /** What has to be confirmed before it is saved. */
  readonly question: string | null
  readonly notes: readonly string[]
  /** Why it is not ticked at first. */
  readonly skip: string | null
}

/** Checks each row as the server will. Only the server checks what depends on other inputs. */
export function checkRows(rows: readonly FoundRow[]): readonly CheckedRow[] {
  return rows.map((row) => {
    const { number, body, question, notes = [], skip = null } = row
    const property = typeof body['property'] === 'string' ? body['property'].trim() : ''
    const parsed = createCalculationBody.safeParse(body)
    const problems = [row.problem, parsed.success ? null : describe(parsed.error.issues)].filter(
      (said) => said !== null,
    )
    const problem = problems.length > 0 ? problems.join('. ') : property === '' ? 'The address is missing.' : null
    return problem === null
      ? { number, property, body: parsed.data ?? null, problem, question, notes, skip }
      : { number, property, body: null, problem, question: null, notes, skip }
  })
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

// The contract names the statuses as they are stored.
const STATUSES = `Choose one of: ${Object.values(STATUS_WORDS).join(', ')}`

function describe(issues: readonly Issue[]): string {
  const sentences = issues.map(({ path, message }) => `${labelOf(path)}: ${path[0] === 'status' ? STATUSES : message}`)
  return [...new Set(sentences)].join('. ')
}

/** "Purchase price", or "Loans, tax and scenarios" for what is inside. */
export function labelOf([name]: readonly PropertyKey[]): string {
  const column = typeof name === 'string' ? (otherColumnOf(name) ?? loanColumnOf(name)) : undefined
  if (column !== undefined) return column.label
  const field = FIELD_NAMES.find((known) => known === name)
  return field === undefined || field === 'analysis' ? 'Loans, tax and scenarios' : CALCULATION_FIELDS[field].label
}

import { fieldsOfSection } from '@homeyield/domain/calculation/fields'
import type { SectionName, CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { CalculatorState } from './calculator-state.ts'
import { withForm } from './calculator-state.ts'
import { chooseAddress, withoutProblem } from './calculator-transitions.ts'

/** A section back at its defaults, with what it held kept for Undo. Source: decisions section 5, "Start again". */
export function startAgain(state: CalculatorState, section: SectionName, defaults: CalculationInputs): CalculatorState {
  const fields = fieldsOfSection(section)
  const reset = Object.fromEntries(fields.map((field) => [field, defaults[field]]))
  const next = withForm(withoutProblem(state, ...fields), { ...state.form, ...reset })
  const settled = section === 'rental-assessment' ? settleAddress(next, state) : next
  return { ...settled, undo: { section, form: state.form, marketRent: state.marketRent } }
}

// A saved calculation is that of its address and keeps it; a new one has none any more.
function settleAddress(next: CalculatorState, { form, saved, marketRent }: CalculatorState): CalculatorState {
  if (saved === null) return { ...next, marketRent: { status: 'none' } }
  const { property, is_sample_address, suburb, city, meshblock, sa2_code } = form
  return chooseAddress(next, { property, is_sample_address, suburb, city, meshblock, sa2_code }, marketRent)
}

/** What Start again took away, back again. */
export function undoStartAgain(state: CalculatorState): CalculatorState {
  if (!state.undo) return state
  return withForm({ ...state, marketRent: state.undo.marketRent }, state.undo.form)
}

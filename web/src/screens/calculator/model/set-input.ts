import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import type { InputPath, InputValue } from '@homeyield/domain/calculation/input-path'
import { isLivedIn, PURPOSES } from '@homeyield/domain/calculation/purpose'
import { fieldAt } from '@homeyield/domain/fields/field-at'
import { withValueAt } from '@homeyield/domain/fields/value-at'
import { DWELLINGS } from '@homeyield/domain/property/property-options'
import { RENT_PERIODS } from '@homeyield/domain/rent/rent-period'
import { withLoansBegin } from './loan-part.ts'
import { setOwedOn } from './loan-transitions.ts'
import type { CalculatorState } from './calculator-state.ts'
import { withForm } from './calculator-state.ts'
import {
  changeBedrooms,
  changeDwelling,
  changeQuality,
  typeBound,
  typeEstimate,
  typeWeeklyRent,
  withoutProblem,
} from './calculator-transitions.ts'

import { setPurpose } from './set-purpose.ts'
import { today } from './today.ts'

type FigureRule = (state: CalculatorState, value: number | null) => CalculatorState

/** Figures that other inputs follow from. */
const FIGURE_RULES: Readonly<Partial<Record<string, FigureRule>>> = {
  weekly_rental_income: typeWeeklyRent,
  number_of_bedrooms: changeBedrooms,
  house_condition: changeQuality,
  ...Object.fromEntries(
    RENT_PERIODS.flatMap((period) => boundRules(period, 'lower').concat(boundRules(period, 'upper'))),
  ),
}

function boundRules(
  period: (typeof RENT_PERIODS)[number],
  bound: 'lower' | 'upper',
): (readonly [string, FigureRule])[] {
  return [
    [`${period}_rental_income_${bound}`, (state, rent) => typeBound(state, bound, period, rent)],
    [`estimate_${period}_${bound}`, (state, rent) => typeEstimate(state, bound, period, rent)],
  ]
}

/** Sets the input at a path of the table of inputs, and what depends on it; null returns it to its default. */
export function setInput(state: CalculatorState, path: InputPath, value: InputValue | null): CalculatorState {
  const rule = typeof value === 'number' || value === null ? FIGURE_RULES[path] : undefined
  if (rule !== undefined) return rule(state, value === null ? null : Number(value))
  if (path === 'dwelling') {
    const dwelling = DWELLINGS.find((one) => one === value)
    return dwelling === undefined ? state : changeDwelling(state, dwelling)
  }
  if (path === 'purpose') {
    const purpose = PURPOSES.find((one) => one === value)
    return purpose === undefined ? state : setPurpose(state, purpose)
  }
  const [, owedLoan] = OWED_ON.exec(path) ?? []
  if (owedLoan !== undefined) return setOwedOn(state, Number(owedLoan), typeof value === 'string' ? value : null)
  const form = withValueAt(state.form, path, storedValue(state.form, path, value))
  return withForm(withoutProblem(state, path), withDependents(form, path))
}

const OWED_ON = /^analysis\.loans\.(\d+)\.owed_on$/u

// An emptied amount stays one, so that its box does not disappear while it is typed again.
const STAYS = /^analysis\.(?:loans\.\d+\.(?:amount|share_pct)|capital_spend\.\d+)$/u

function storedValue(form: CalculationInputs, path: InputPath, value: InputValue | null): InputValue | null {
  const row = fieldAt(CALCULATION_FIELDS, path)
  const isOfAnalysis = path.startsWith('analysis.')
  if (value === null && STAYS.test(path)) return 0
  if (value === null) return isOfAnalysis || !(row !== null && 'limits' in row) ? null : row.default
  // A figure that is typed stays, also where its default changes later.
  if (typeof value === 'number' || !isOfAnalysis) return value
  const usual = row?.follows === 'purpose' ? isLivedIn(form) : row?.default
  return usual === value ? null : value
}

/** The form with what depends on the input that was set. */
function withDependents(form: CalculationInputs, path: InputPath): CalculationInputs {
  if (path === 'analysis.current_value') {
    return withValueAt(form, 'analysis.current_value_on', form.analysis?.current_value ? today() : null)
  }
  if (path.startsWith('analysis.loans.')) return withLoansBegin(withoutOwnMonths(form, path))
  if (!path.startsWith('analysis.tenancy.')) return form
  const { tenancy } = form.analysis ?? {}
  const byEmail = tenancy?.notice_by === 'email'
  const timed = byEmail ? form : withValueAt(form, 'analysis.tenancy.notice_after_5pm', null)
  // Years ahead cannot follow steps that are not known.
  return tenancy?.tenancy_start ? timed : withValueAt(timed, 'analysis.rent_mode', null)
}

/** A chosen repayment type is for the whole term. */
function withoutOwnMonths(form: CalculationInputs, path: InputPath): CalculationInputs {
  const type = '.repayment_type'
  return path.endsWith(type) ? withValueAt(form, path.replace(type, '.interest_only_months'), null) : form
}

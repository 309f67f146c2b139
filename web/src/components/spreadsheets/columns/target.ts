import { LOAN_YEARS } from '@homeyield/domain/appraisal/calculation-limits'
import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { CALCULATION_FIELDS, type FieldName } from '@homeyield/domain/calculation/fields'
import { TENANCY_FIELDS } from '@homeyield/domain/calculation/tenancy-fields'
import type { Field, FigureField } from '@homeyield/domain/fields/field'
import { loanColumnOf, loanFieldOf, type LoanTarget } from './loan-target.ts'

export type FigureRow = Pick<FigureField, 'kind' | 'unit' | 'limits'>

interface OtherColumn {
  readonly label: string
  /** Where a column is chosen for it. */
  readonly choice?: string
  readonly row?: Field | FigureRow
  /** How else people head it: as `readHeading` gives it, folded, without units. */
  readonly names: readonly string[]
}

/** What a column may have beside the inputs of a calculation. */
const OTHERS = {
  unit: {
    label: 'Unit',
    choice: 'Unit, before the address',
    names: ['unit number', 'unit no', 'flat number', 'flat no', 'apartment number', 'apartment no', 'apt', 'apt no'],
  },
  street_number: {
    label: 'Number',
    choice: 'Number, before the street',
    names: ['street number', 'street no', 'house number', 'house no', 'number', 'no', 'st no'],
  },
  loan_duration: {
    label: 'Loan duration',
    choice: 'Loan duration in years',
    row: { kind: 'rate', unit: 'years', limits: LOAN_YEARS },
    names: ['term', 'loan term', 'years', 'mortgage term', 'loan length'],
  },
  loan: {
    label: 'Loan',
    choice: 'Loan amount',
    row: CALCULATION_FIELDS.purchase_price,
    names: ['mortgage', 'mortgage amount', 'borrowing', 'amount borrowed', 'loan size'],
  },
  lvr: {
    label: 'Loan to value ratio',
    row: { kind: 'rate', unit: '%', limits: { lowest: 0, highest: 100 } },
    names: ['ltv', 'loan to value'],
  },
  rent_frequency: {
    label: 'Rent is paid',
    choice: 'How often the rent is paid',
    row: CALCULATION_FIELDS.loan_payment_term,
    names: ['rent frequency', 'rent period', 'rent cycle', 'rent paid', 'frequency of rent'],
  },
  current_value: {
    label: ANALYSIS_FIELDS.current_value.label,
    row: ANALYSIS_FIELDS.current_value,
    names: [
      'value now',
      'value today',
      'current value',
      'current valuation',
      'latest valuation',
      'current worth',
      'worth now',
      'worth',
      'market value',
      'current market value',
      'what it is worth',
      'what its worth',
    ],
  },
  settlement_date: {
    label: ANALYSIS_FIELDS.settlement_date.label,
    choice: 'Settlement, when it was bought',
    row: ANALYSIS_FIELDS.settlement_date,
    names: [
      'bought',
      'bought on',
      'date bought',
      'when bought',
      'when we bought it',
      'year bought',
      'purchased',
      'purchased on',
      'purchase date',
      'date purchased',
      'date of purchase',
      'year purchased',
      'year of purchase',
      'purchase year',
      'settlement',
      'settled',
      'settled on',
      'settles',
      'settlement date',
      'date settled',
      'date of settlement',
      'acquired',
      'date acquired',
      'acquisition date',
      'owned since',
    ],
  },
  acquired_date: {
    label: ANALYSIS_FIELDS.acquired_date.label,
    row: ANALYSIS_FIELDS.acquired_date,
    names: ['agreement date', 'date of agreement', 'contract date'],
  },
  tenancy_start: {
    label: TENANCY_FIELDS.tenancy_start.label,
    row: TENANCY_FIELDS.tenancy_start,
    names: [
      'tenancy start',
      'tenancy started',
      'tenancy start date',
      'start of tenancy',
      'tenant since',
      'tenanted since',
      'lease start',
    ],
  },
  last_increase: {
    label: TENANCY_FIELDS.last_increase.label,
    row: TENANCY_FIELDS.last_increase,
    names: [
      'last increase',
      'rent last raised',
      'rent last increased',
      'rent raised',
      'last rent rise',
      'last rent review',
      'last rent change',
      'date of last rent increase',
      'last rent increase date',
    ],
  },
  current_value_on: {
    label: ANALYSIS_FIELDS.current_value_on.label,
    row: ANALYSIS_FIELDS.current_value_on,
    names: ['valued on', 'value date', 'valuation date', 'date of value', 'value as at', 'valued'],
  },
} as const satisfies Record<string, OtherColumn>

export const OTHER_COLUMNS: Readonly<Record<keyof typeof OTHERS, OtherColumn>> = OTHERS

/** An input that a column may have. */
export type Target = Exclude<FieldName, 'analysis'> | keyof typeof OTHERS | LoanTarget

export function otherColumnOf(target: string): OtherColumn | undefined {
  const columns: Readonly<Partial<Record<string, OtherColumn>>> = OTHER_COLUMNS
  return Object.hasOwn(columns, target) ? columns[target] : undefined
}

const FIELDS: Readonly<Partial<Record<string, Field>>> = CALCULATION_FIELDS

/** The row of the input that a column has. */
export function rowOf(target: FieldName | Target): Field | FigureRow | undefined {
  const loan = loanColumnOf(target)
  return loan === undefined ? (otherColumnOf(target)?.row ?? FIELDS[target]) : loanFieldOf(loan)
}

/** The row of the figure that a column has; null for other inputs. */
export function figureRowOf(target: Target): FigureRow | null {
  const row = rowOf(target)
  return row !== undefined && 'limits' in row ? row : null
}

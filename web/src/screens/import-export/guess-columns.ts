import { CALCULATION_FIELDS, FIELD_NAMES, type FieldName } from '@homeyield/domain/calculation/fields'
import { foldText } from '@homeyield/domain/property/fold-text'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { recordOf } from '@homeyield/domain/records/pick'
import { isRestHead } from './rest-columns.ts'

/** An input that a column may have; `loan_duration` is the term in years. */
export type Target = Exclude<FieldName, 'analysis'> | 'loan_duration'

/** The input of each column; null leaves it out. */
export type Mapping = readonly (Target | null)[]

const LABELS = {
  ...recordOf(
    FIELD_NAMES.filter((name) => name !== 'analysis'),
    (name) => CALCULATION_FIELDS[name].label,
  ),
  loan_duration: 'Loan duration in years',
}

/** The inputs to choose from, with their names. */
export const TARGETS = keysOf(LABELS).map((target): readonly [Target, string] => [target, LABELS[target]])

const OTHER_NAMES: Readonly<Partial<Record<Target, readonly string[]>>> = {
  property: ['property', 'property address', 'full address', 'street address', 'street', 'location'],
  city: ['city', 'town'],
  dwelling: ['dwelling', 'property type', 'type', 'home type'],
  number_of_bedrooms: ['bedrooms', 'beds', 'bed', 'br', 'number of bedrooms'],
  number_of_car_parks: ['car parks', 'parking', 'parks', 'garages', 'garage', 'cars'],
  weekly_rental_income: [
    'rent',
    'weekly rent',
    'rent per week',
    'rent a week',
    'rent pw',
    'rental income',
    'weekly rental income',
  ],
  purchase_price: ['price', 'asking price', 'estimated purchase price', 'offer', 'purchase'],
  deposit: ['cash deposit', 'down payment'],
  loan_duration: ['term', 'loan term', 'years', 'loan term years', 'loan years'],
  interest_rate: ['rate', 'mortgage rate', 'interest'],
  repayment_type: ['loan type', 'repayment'],
  loan_payment_term: ['repayments', 'payment frequency', 'repayment frequency', 'frequency'],
  repairs_maintenance: ['repairs', 'maintenance', 'r and m'],
  rates: ['council rates', 'rates a year'],
  property_management_fees: ['management', 'management fee', 'property management', 'management fees'],
  vacancy_cost: ['vacancy cost'],
  body_corporate_fees: ['body corporate', 'body corp', 'body corporate fee'],
  other_expenses: ['other', 'other expenses', 'other costs'],
  capital_value: ['cv', 'rv', 'rateable value', 'council valuation'],
  estimated_value: ['value', 'estimate', 'valuation'],
  // The column of earlier exports.
  purpose: ['purpose', 'whether the owner lives there'],
  tags: ['tag', 'labels', 'label'],
  note: ['notes', 'comment', 'comments', 'remarks'],
}

const BY_NAME = new Map(
  TARGETS.flatMap(([target, label]) =>
    [label, target, ...(OTHER_NAMES[target] ?? [])].map((name) => [plainName(name), target] as const),
  ).toReversed(),
)

/** A guess for each column by the name in its head; each input once. */
export function guessColumns(heads: readonly string[]): Mapping {
  const taken = new Set<Target>()
  return heads.map((head) => {
    const target = isRestHead(head) ? undefined : BY_NAME.get(plainName(head))
    if (target === undefined || taken.has(target)) return null
    taken.add(target)
    return target
  })
}

/** Why columns cannot be imported so; null when they can. */
export function mappingProblem(mapping: Mapping): string | null {
  if (!mapping.includes('property')) return 'Choose the column that has the address.'
  const twice = mapping.find((target, index) => target !== null && mapping.indexOf(target) !== index)
  const label = TARGETS.find(([target]) => target === twice)?.[1]
  return label === undefined ? null : `Two columns are “${label}”. Leave one of them out.`
}

// Without units and punctuation: "Price (NZD)" is "price".
function plainName(name: string): string {
  const words = name.replaceAll(/\([^)]*\)|\bnzd\b|[$%]/giu, ' ').replaceAll(/[_\-:/.,]/gu, ' ')
  return foldText(words).trim().replaceAll(/\s+/gu, ' ')
}

import { CALCULATION_FIELDS, FIELD_NAMES } from '@homeyield/domain/calculation/fields'
import { foldText } from '@homeyield/domain/property/fold-text'
import { keysOf } from '@homeyield/domain/records/keys-of'
import { recordOf } from '@homeyield/domain/records/pick'
import { isRestHead } from '../rows/rest-columns.ts'
import { readHeading } from '@homeyield/domain/listings/heading'
import { columnUnit } from './column-unit.ts'
import { readDatedHead } from './head-day.ts'
import { LOAN_COLUMNS, loanColumnOf } from './loan-target.ts'
import { figureRowOf, OTHER_COLUMNS, otherColumnOf, type Target } from './target.ts'

/** The input of each column; null leaves it out. */
export type Mapping = readonly (Target | null)[]

const LABELS = {
  ...recordOf(
    FIELD_NAMES.filter((name) => name !== 'analysis'),
    (name) => CALCULATION_FIELDS[name].label,
  ),
  ...recordOf(keysOf(OTHER_COLUMNS), (name) => OTHER_COLUMNS[name].choice ?? OTHER_COLUMNS[name].label),
  ...recordOf(
    LOAN_COLUMNS.map(({ target }) => target),
    (target) => loanColumnOf(target)?.label ?? target,
  ),
}

/** The inputs to choose from, with their names. */
export const TARGETS = keysOf(LABELS).map((target): readonly [Target, string] => [target, LABELS[target]])

// As `readHeading` gives them: folded, without units.
const OTHER_NAMES: Readonly<Partial<Record<Target, readonly string[]>>> = {
  property: [
    'property',
    'property address',
    'full address',
    'street address',
    'street',
    'street name',
    'location',
    'address line 1',
    'property name',
    'home',
    'rental property',
  ],
  suburb: ['locality'],
  city: ['city', 'town'],
  dwelling: ['dwelling', 'property type', 'type', 'home type', 'type of property', 'type of home'],
  number_of_bedrooms: [
    'bedrooms',
    'beds',
    'bed',
    'br',
    'bdrm',
    'bdrms',
    'number of bedrooms',
    'no of bedrooms',
    'bed bath',
    'beds baths',
    'bedrooms bathrooms',
  ],
  number_of_car_parks: ['car parks', 'carparks', 'parking', 'parks', 'garages', 'garage', 'cars', 'car', 'car spaces'],
  weekly_rental_income: [
    'rent',
    'rental',
    'gross rent',
    'current rent',
    'market rent',
    'expected rent',
    'estimated rent',
    'appraised rent',
    'rent appraisal',
    'rent income',
    'rental income',
    'rent est',
    'est rent',
    'rent amount',
    'rent charged',
    'achieved rent',
  ],
  purchase_price: [
    'price',
    'asking',
    'asking price',
    'estimated purchase price',
    'offer',
    'offer price',
    'purchase',
    'sale price',
    'list price',
    'listing price',
    'price paid',
    'paid',
    'bought for',
    'purchased for',
    'what we paid',
    'cost price',
    'purchase cost',
    'original cost',
  ],
  deposit: ['cash deposit', 'down payment', 'deposit amount'],
  interest_rate: [
    'rate',
    'int rate',
    'int',
    'bank rate',
    'mortgage rate',
    'interest',
    'loan rate',
    'mortgage interest rate',
    'loan interest rate',
    'fixed rate',
    'current rate',
    'current interest rate',
  ],
  repayment_type: ['loan type', 'repayment', 'interest only', 'io', 'io or p i', 'p i or io', 'p i io', 'io p i'],
  loan_payment_term: ['repayments', 'payment frequency', 'repayment frequency', 'frequency'],
  insurance_cost: [
    'ins',
    'house insurance',
    'home insurance',
    'landlord insurance',
    'insurance premium',
    'insurance cost',
  ],
  repairs_maintenance: ['repairs', 'maintenance', 'r and m', 'r m', 'repairs maintenance'],
  rates: ['council rates', 'property rates'],
  property_management_fees: [
    'management',
    'management fee',
    'management fees',
    'property management',
    'property management fee',
    'property management fees',
    'property manager',
    'property manager fee',
    'mgmt',
    'mgmt fee',
  ],
  vacancy_cost: ['vacancy', 'vacancy cost'],
  vacancy_weeks: ['vacancy rate', 'weeks vacant', 'weeks empty', 'empty', 'vacant', 'vacancy weeks'],
  body_corporate_fees: ['body corporate', 'body corp', 'body corporate fee', 'body corp fee', 'body corp fees'],
  other_expenses: ['other', 'other expenses', 'other costs'],
  capital_value: ['cv', 'rv', 'gv', 'qv', 'rateable value', 'rating valuation', 'council valuation', 'council value'],
  estimated_value: [
    'value',
    'estimate',
    'valuation',
    'est value',
    'property value',
    'house value',
    'home value',
    'market valuation',
    'registered valuation',
    'estimated market value',
  ],
  // The column of earlier exports.
  purpose: [
    'purpose',
    'whether the owner lives there',
    'lived in by the owner',
    'owner occupied',
    'owner occupier',
    'we live there',
    'we live in it',
  ],
  tags: ['tag', 'labels', 'label'],
  note: ['notes', 'comment', 'comments', 'remarks'],
}

// Our own labels are compared whole: “Monthly rental income, lower” has no unit beside its name.
const BY_LABEL = new Map(
  TARGETS.flatMap(([target, label]) => [label, target].map((name) => [foldText(name), target] as const)).toReversed(),
)
const BY_NAME = new Map(
  TARGETS.flatMap(([target, label]) =>
    [label, target, ...(OTHER_NAMES[target] ?? (otherColumnOf(target) ?? loanColumnOf(target))?.names ?? [])].map(
      (name) => [foldText(name), target] as const,
    ),
  ).toReversed(),
)

/** The input that a heading names, also with a day or year; undefined for none. */
export function targetOf(head: string): Target | undefined {
  if (isRestHead(head)) return undefined
  const target = namedTarget(head)
  if (target !== undefined) return target
  const dated = readDatedHead(head)
  const other = dated === null ? undefined : namedTarget(dated.head)
  return other !== undefined && isDated(other) ? other : undefined
}

/** An amount that changes over the years. What was owed or paid before is another than what is read. */
function isDated(target: Target): boolean {
  const isOfLoan = target === 'loan' || target === 'deposit' || loanColumnOf(target) !== undefined
  return figureRowOf(target)?.kind === 'money' && !isOfLoan
}

function namedTarget(head: string): Target | undefined {
  const folded = foldText(head)
  const heading = readHeading(head)
  const spaced = heading.name.replaceAll(/(?<=[a-z])(?=\d)/gu, ' ')
  const target = BY_LABEL.get(folded) ?? BY_NAME.get(spaced) ?? BY_NAME.get(folded)
  const { counts, percent } = heading.unit
  if (target === 'vacancy_cost' && (counts === 'weeks' || percent)) return 'vacancy_weeks'
  return target === 'loan_duration_months' && counts === 'years' ? 'loan_duration' : target
}

const ROW_NUMBER = /^\s*(?:no|number)\.?\s*$/iu
const STREET = /^\s*(?:street|road)(?: name)?\s*$/iu

// What is left or owed of anything.
const OF_ANYTHING: ReadonlySet<string> = new Set(['balance', 'outstanding', 'remaining', 'left'])

function isOfAnything(head: string): boolean {
  const { name, unit } = readHeading(head)
  return OF_ANYTHING.has(name) && unit.counts === null
}

function isOfLoan(head: string): boolean {
  const target = targetOf(head) ?? ''
  return ['loan', 'lvr', 'interest_rate'].includes(target) || loanColumnOf(target) !== undefined
}

/** A guess for each column by the name in its head; each input once, but for amounts of two periods. */
export function guessColumns(heads: readonly string[]): Mapping {
  const hasStreet = heads.some((head) => STREET.test(head))
  const hasLoan = heads.some((head) => !isOfAnything(head) && isOfLoan(head))
  const others = otherTableAt(heads)
  const targets = heads.map((head, index) => {
    const target = targetBeside(head, heads[index - 1]) ?? targetOf(head)
    if (index >= others || (!hasLoan && isOfAnything(head))) return null
    // “No” beside whole addresses counts the rows.
    if (target === 'street_number' && !hasStreet && ROW_NUMBER.test(head)) return null
    return target ?? null
  })
  const taken = new Map<string, number>()
  targets.forEach((target, index) => {
    if (target === null) return
    const place = placeOf(target, heads[index])
    const before = taken.get(place)
    if (before === undefined || rankOf(target, heads[index]) > rankOf(target, heads[before])) taken.set(place, index)
  })
  return targets.map((target, index) =>
    target !== null && taken.get(placeOf(target, heads[index])) === index ? target : null,
  )
}

const NOW = 99_999_999

/** Of two columns for one input the higher: one that can be read, an address before a name, a rate, and the latest day. */
function rankOf(target: Target, head = ''): number {
  if (columnUnit(target, head).refusal !== null) return 0
  if (target === 'property') return /propert|home|rental/iu.test(head) && !/address/iu.test(head) ? 1 : 2
  if (target === 'interest_rate') return /rate|%/iu.test(head) ? 2 : 1
  return Number(readDatedHead(head)?.day.replaceAll('-', '') ?? NOW)
}

const END_OF_RATE = /^\s*(?:exp(?:iry|ires|\.)?|ends?)\s*(?:date|on)?\s*$/iu

const OFTEN = /^\s*(?:payment )?(?:frequency|period|cycle|paid|per)\s*$/iu

/** What a heading is beside the one before it: “Exp date” after “Rate”, “Frequency” after “Rent”. */
function targetBeside(head: string, before = ''): Target | undefined {
  if (OFTEN.test(head) && targetOf(before) === 'weekly_rental_income') return 'rent_frequency'
  return END_OF_RATE.test(head) && isOfLoan(before) ? 'loan_1_fixed_until' : undefined
}

/** Where another table with addresses of its own begins beside the first, after a column without a heading. */
function otherTableAt(heads: readonly string[]): number {
  const first = heads.findIndex((head) => targetOf(head) === 'property')
  const gap = heads.findIndex((head, index) => index > first && head === '')
  const isOther = first !== -1 && gap !== -1 && heads.slice(gap).some((head) => targetOf(head) === 'property')
  return isOther ? gap : heads.length
}

/** A deposit may be given in dollars and in per cent too. */
function placeOf(target: Target, head = ''): string {
  const { period, percent } = readHeading(head).unit
  if (target === 'deposit') return percent ? 'deposit %' : target
  return target === 'weekly_rental_income' ? `${target} ${period ?? 'week'}` : target
}

/** Why columns cannot be imported so; null when they can. */
export function mappingProblem(mapping: Mapping, heads: readonly string[] = []): string | null {
  if (!mapping.includes('property')) return 'Choose the column that has the address.'
  const places = mapping.map((target, index) => (target === null ? null : placeOf(target, heads[index])))
  const twice = mapping.find((target, index) => target !== null && places.indexOf(places[index] ?? null) !== index)
  const label = TARGETS.find(([target]) => target === twice)?.[1]
  return label === undefined ? null : `Two columns are “${label}”. Leave one of them out.`
}

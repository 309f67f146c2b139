import { ANALYSIS_FIELDS } from '@homeyield/domain/calculation/analysis-fields'
import { CALCULATION_FIELDS, FIELD_NAMES } from '@homeyield/domain/calculation/fields'
import { MOST_PEOPLE, withPeople } from '@homeyield/domain/calculation/household'
import { OWNER_FIELDS, OWNER_KINDS, PERSON_FIELDS } from '@homeyield/domain/calculation/owner-fields'
import { PLAN_FIELDS } from '@homeyield/domain/calculation/plan-fields'
import type { CalculationField, Field, FieldTable, FigureField } from '@homeyield/domain/fields/field'
import { LOAN_FIELDS, LOAN_LIST_FIELDS } from '@homeyield/domain/loans/loan-fields'
import { round } from '@homeyield/domain/money/round'
import fc from 'fast-check'
import {
  transferCalculation,
  type TransferredCalculation,
} from '../../components/spreadsheets/read/transferred-calculation.ts'

const DECIMALS = { money: 2, rate: 4, whole: 0 } as const
const day = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2031-11-24'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
// With what spreadsheets take for formulas, separators, quotes, line ends and other scripts.
const NASTY = [
  '=1+1',
  '+64 21',
  '@x',
  "'a",
  ',',
  '"',
  ';',
  'Ōtāhuhu',
  '𐐷',
  '\uFFFE',
  '\t',
  '_x0041_',
  '0012',
  '1e5',
  '&lt;',
  '',
]
const LINE_ENDS = ['\r\n', '\r', '\n', '\u2028', '_x000D_']

function figure({ limits, kind }: Pick<FigureField, 'limits' | 'kind'>) {
  const { lowest, highest } = limits
  return fc
    .oneof(fc.double({ min: lowest, max: highest, noNaN: true }), fc.constantFrom(lowest, highest))
    .map((value) => round(value, DECIMALS[kind]))
    .filter((value) => value >= lowest && value <= highest)
}

/** Empty, or with something to see, as the contract wants it. */
function text(longest: number, parts: readonly string[] = NASTY) {
  const part = fc.oneof(fc.constantFrom(...parts), fc.string({ unit: 'grapheme-ascii', maxLength: 8 }))
  return fc
    .array(part, { maxLength: 5 })
    .map((all) => all.join('').trim().slice(0, longest).trim())
    .map((joined) => (joined === '' || /[!-~]/u.test(joined) ? joined : `x${joined}`.slice(0, longest)))
    .map((joined) => (joined.isWellFormed() ? joined : 'x'))
}

function valueOf(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'money':
    case 'rate':
    case 'whole':
      return figure(field)
    case 'choice':
      return fc.constantFrom(...field.options)
    case 'boolean':
      return fc.boolean()
    case 'line':
      return text(field.longest)
    case 'paragraph':
      return text(field.longest, [...NASTY, ...LINE_ENDS])
    case 'date':
      return day
    case 'sa2_code':
      return fc.constantFrom('151600', '151600,152000')
    case 'meshblock':
      return fc.constantFrom('0123456', '1234567')
    case 'tags':
      return fc.uniqueArray(
        text(field.longest).filter((tag) => tag !== ''),
        { maxLength: field.most },
      )
    case 'group':
      return someOf(field.fields)
    case 'list':
      return fc.array(someOf(field.fields), { maxLength: field.most })
    case 'years':
      return fc.dictionary(fc.integer({ min: 1, max: field.most }).map(String), figure(field.figure), {
        maxKeys: 3,
        noNullPrototype: true,
      })
  }
}

/** Some fields inside a field, each of which may be missing or null. */
function someOf(table: FieldTable) {
  const fields = Object.entries(table).map(([name, field]) => [name, fc.option(valueOf(field))])
  return fc.record(Object.fromEntries(fields), { requiredKeys: [], noNullPrototype: true })
}

const analysis = someOf({
  ...ANALYSIS_FIELDS,
  rules: { ...ANALYSIS_FIELDS.rules, kind: 'choice', options: ['nz-2026-11', 'nz-2026-11b', 'nz-2019-01'] },
})

const inputs = fc
  .record(
    Object.fromEntries(
      FIELD_NAMES.map((name) => {
        const field: CalculationField = CALCULATION_FIELDS[name]
        const value = name === 'analysis' ? analysis : valueOf(field)
        return [name, field.default === null ? fc.option(value) : value]
      }),
    ),
  )
  .map((given) => Object.assign(given, { property: given['property'] || '1 High Street' }))

const scenario = fc.record({
  id: fc.uuid(),
  name: fc.constantFrom('Cheaper', 'Mehr Ertrag – 10 %', '=2'),
  changes: fc.record({ purchase_price: figure(CALCULATION_FIELDS.purchase_price), analysis }, { requiredKeys: [] }),
})

const scenarios = fc.uniqueArray(scenario, { maxLength: 5, selector: ({ id }) => id })

/** A calculation with everything that can be stored. */
export const arbitraryCalculation: fc.Arbitrary<TransferredCalculation> = fc
  .record({ inputs, scenarios })
  .map(transferCalculation)

const people = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    name: text(PERSON_FIELDS.name.longest).map((given) => given || 'Ana'),
    kind: fc.constantFrom(...OWNER_KINDS),
    other_income: figure(PERSON_FIELDS.other_income),
    other_residential_net: figure(PERSON_FIELDS.other_residential_net),
  }),
  { minLength: 1, maxLength: MOST_PEOPLE, selector: ({ id }) => id },
)

const owedLoan = fc.record({
  amount: figure(LOAN_FIELDS.amount),
  interest_rate: figure(LOAN_FIELDS.interest_rate),
  term_months: fc.option(figure(LOAN_FIELDS.term_months)),
  owed_on: day,
  loan_payment_term: fc.option(fc.constantFrom(...LOAN_FIELDS.loan_payment_term.options)),
})

/** Homes that the people of a household own, with what is owed on them, as the account's export has them. */
export const arbitraryOwned = people.chain((household) => {
  const owner = fc.record({
    person_id: fc.constantFrom(...household.map(({ id }) => id)),
    share_pct: fc.option(figure(OWNER_FIELDS.share_pct)),
  })
  const owned = fc.record({
    given: inputs,
    owners: fc.array(owner, { minLength: 1, maxLength: household.length }),
    loans: fc.array(owedLoan, { minLength: 1, maxLength: LOAN_LIST_FIELDS.loans.most }),
    current_value: figure(PLAN_FIELDS.current_value),
    current_value_on: fc.option(fc.constant('2024-09-01')),
    scenarios,
  })
  const home = owned.map(({ given, scenarios: tried, ...analysis }) => {
    const content = { ...given, status: 'owned', analysis }
    return transferCalculation({ inputs: withPeople(content, household), scenarios: tried })
  })
  return fc.record({ household: fc.constant(household), homes: fc.array(home, { minLength: 1, maxLength: 2 }) })
})

import type { AppraisalInputs } from '../appraisal/appraise.ts'
import type { Day } from '../dates/calendar-day.ts'
import type { Analysis, AnalysisOptions } from './analyse.ts'
import { analyse } from './analyse.ts'
import type { AnalysisInputs } from './inputs/analysis-inputs.ts'
import type { Lender } from './lender/lender.ts'
import type { ValuedHome } from './lender/value-of.ts'
import type { Outcome } from '../outcome/outcome.ts'
import { chainKnown, isKnown, mapKnown } from '../outcome/outcome.ts'
import { RETURN_AFTER_TAX } from './projection/irr-pct.ts'
import { LEGAL_FEES, type ListedRule } from './rules/list-rules.ts'
import { findPack, PACKS } from './rules/packs.ts'

type Figure = number | Day | null

/** A figure by the older and by the newer rules; null is none. */
export interface FigureChange {
  readonly label: string
  readonly unit: 'NZD' | '%' | 'times' | 'months' | 'day'
  readonly before: Figure
  readonly after: Figure
}

/** The rows of a rule that only the older or only the newer rules have. */
export interface RuleChange {
  readonly name: string
  readonly before: readonly ListedRule[]
  readonly after: readonly ListedRule[]
}

export interface RuleChanges {
  readonly from: { readonly id: string; readonly as_at: Day }
  readonly to: { readonly id: string; readonly as_at: Day }
  readonly figures: readonly FigureChange[]
  readonly rules: readonly RuleChange[]
}

interface Compared extends Pick<FigureChange, 'label' | 'unit'> {
  readonly read: (analysis: Analysis) => Outcome<Figure>
}

const ofLender =
  (read: (lender: Lender) => Figure | Outcome<Figure>) =>
  ({ lender }: Analysis): Outcome<Figure> =>
    chainKnown(lender, (known) => {
      const figure = read(known)
      return typeof figure === 'object' && figure !== null ? figure : { value: figure }
    })

/** Every figure that follows from the rules. */
const COMPARED: readonly Compared[] = [
  { label: 'Cash in year 1, after tax', unit: 'NZD', read: ({ after_tax }) => firstYear(after_tax) },
  {
    label: 'Total return, after tax',
    unit: 'NZD',
    read: ({ after_tax }) => chainKnown(after_tax, ({ total_return_after_tax }) => total_return_after_tax),
  },
  {
    label: RETURN_AFTER_TAX,
    unit: '%',
    read: ({ after_tax }) => chainKnown(after_tax, ({ irr_after_tax }) => irr_after_tax),
  },
  {
    label: 'Taxable gain of the sale',
    unit: 'NZD',
    read: ({ after_tax }) => mapKnown(after_tax, ({ taxable_gain }) => taxable_gain),
  },
  { label: 'Interest that is deductible today', unit: '%', read: ({ interest_share }) => interest_share },
  { label: 'Bright line', unit: 'months', read: ({ bright_line }) => mapKnown(bright_line, ({ months }) => months) },
  {
    label: 'Last day on which a sale is taxed',
    unit: 'day',
    read: ({ bright_line }) => mapKnown(bright_line, ({ last_taxed_day }) => last_taxed_day),
  },
  { label: 'LVR from which banks are limited', unit: '%', read: ofLender(({ lvr_threshold }) => lvr_threshold) },
  { label: 'Most loan at that LVR', unit: 'NZD', read: ofLender((lender) => lender.max_loan_at_threshold) },
  { label: 'DTI from which banks are limited', unit: 'times', read: ofLender(({ dti_threshold }) => dti_threshold) },
  { label: 'Most debt at that DTI', unit: 'NZD', read: ofLender(({ max_debt }) => max_debt) },
  { label: 'Headroom', unit: 'NZD', read: ofLender(({ headroom }) => headroom) },
  {
    label: 'Earliest rent increase',
    unit: 'day',
    read: ({ earliest_rent_increase: increase }) => mapKnown(increase, ({ earliest }) => earliest),
  },
  {
    label: 'Give notice by',
    unit: 'day',
    read: ({ earliest_rent_increase: increase }) => mapKnown(increase, ({ give_notice_by }) => give_notice_by),
  },
]

/**
 * What the newest rules would change in an analysis that names older ones; null where it follows the newest, or they
 * change nothing that it uses. Source: docs/method/years-and-tax.md, "Rule packs".
 */
export function ruleChanges(
  calculation: AppraisalInputs & ValuedHome,
  inputs: AnalysisInputs,
  options: AnalysisOptions,
): RuleChanges | null {
  const { packs = PACKS } = options
  const [newest] = packs
  const named = inputs.rules === null ? null : findPack(inputs.rules, packs)
  if (named === null || named.id === newest.id) return null
  const before = analyse(calculation, inputs, options)
  const after = analyse(calculation, { ...inputs, rules: newest.id }, options)
  const figures = COMPARED.map(({ label, unit, read }) => ({
    label,
    unit,
    before: valueOf(read(before)),
    after: valueOf(read(after)),
  }))
  const changed = figures.filter((figure) => figure.before !== figure.after)
  const rules = changedRules(rowsOf(before, inputs), rowsOf(after, inputs))
  if (changed.length === 0 && rules.length === 0) return null
  return {
    from: { id: named.id, as_at: named.asAt },
    to: { id: newest.id, as_at: newest.asAt },
    figures: changed,
    rules,
  }
}

function firstYear(afterTax: Analysis['after_tax']): Outcome<Figure> {
  return mapKnown(afterTax, ({ years }) => years[0]?.cash_flow_after_tax ?? null)
}

function valueOf(outcome: Outcome<Figure>): Figure {
  return isKnown(outcome) ? outcome.value : null
}

function rowsOf({ rules }: Analysis, inputs: AnalysisInputs): readonly ListedRule[] {
  return isKnown(rules) ? rules.value.rows.filter((row) => isUsed(row, inputs)) : []
}

/** Whether a listed rule counts in an analysis. */
function isUsed({ topic, name }: ListedRule, { tenancy, chattels_cost, purchase_legal_fees }: AnalysisInputs): boolean {
  if (topic === 'rent_increases') return tenancy !== null
  if (topic === 'chattels') return chattels_cost > 0
  return name !== LEGAL_FEES || purchase_legal_fees > 0
}

function changedRules(before: readonly ListedRule[], after: readonly ListedRule[]): RuleChange[] {
  const isSame = (one: ListedRule, other: ListedRule) =>
    one.topic === other.topic && one.name === other.name && one.from === other.from && one.value === other.value
  const onlyIn = (rows: readonly ListedRule[], others: readonly ListedRule[]) =>
    rows.filter((row) => !others.some((other) => isSame(row, other)))
  const [gone, added] = [onlyIn(before, after), onlyIn(after, before)]
  const names = new Set([...gone, ...added].map(({ name }) => name))
  const named = (rows: readonly ListedRule[], name: string) => rows.filter((row) => row.name === name)
  return [...names].map((name) => ({ name, before: named(gone, name), after: named(added, name) }))
}

import { writeDay } from '../dates/write-day.ts'
import type { Analysis, RulesUsed } from '../analysis/analyse.ts'
import type { AnalysisInputs } from '../analysis/inputs/analysis-inputs.ts'
import { isKnown } from '../outcome/outcome.ts'
import type { ListedRule } from '../analysis/rules/list-rules.ts'
import type { LenderDescription } from '../analysis/lender/describe-lender.ts'
import { describeLender } from '../analysis/lender/describe-lender.ts'
import {
  type BankApplication,
  type BankHome,
  type BankTable,
  describeBankApplication,
} from './describe-bank-application.ts'

/** The page for a bank in words, for screen, print and PDF; the rent and its evidence are those of the assessment. */
export interface BankPage extends BankApplication {
  /** Null where `missing` is why. */
  readonly lender: LenderDescription | null
  /** Null of one home. */
  readonly homes: BankTable | null
  /** What is counted, in sentences; empty of one home. */
  readonly counted: readonly string[]
  readonly missing: string
  /** Such as `Rules as at 26 Nov 2026`. */
  readonly rulesTitle: string
  /** Without those that are not confirmed. */
  readonly rules: readonly string[]
}

/** The page of an analysis. */
export function composeBankPage(home: BankHome, analysis: Analysis, inputs: AnalysisInputs): BankPage {
  const { lender, rules } = analysis
  return {
    ...describeBankApplication(home, analysis, inputs),
    lender: isKnown(lender) ? describeLender(lender.value, inputs) : null,
    missing: isKnown(lender) ? '' : lender.message,
    homes: null,
    counted: [],
    ...(isKnown(rules) ? describeRules(rules.value) : { rulesTitle: '', rules: [] }),
  }
}

/** The rules of lending, without those that are not confirmed. */
export function describeRules({
  as_at,
  check_before,
  check_due,
  rows,
}: Pick<RulesUsed, 'as_at' | 'check_before' | 'check_due' | 'rows'>): Pick<BankPage, 'rulesTitle' | 'rules'> {
  const due = check_due ? `, to be checked by ${writeDay(check_before)}: they may have changed since` : ''
  return {
    rulesTitle: `Rules as at ${writeDay(as_at)}${due}`,
    rules: rows.filter(({ topic, grade }) => topic === 'lending' && grade !== 'U').map(writeRule),
  }
}

function writeRule({ name, from, value, source }: ListedRule): string {
  const since = from === null ? '' : `, from ${writeDay(from)}`
  return `${name}${since}: ${value.replace(/\.$/u, '')} (${source})`
}

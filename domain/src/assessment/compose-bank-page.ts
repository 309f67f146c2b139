import { writeDay } from '../dates/write-day.ts'
import type { Analysis } from '../analysis/analyse.ts'
import type { AnalysisInputs } from '../analysis/inputs/analysis-inputs.ts'
import { isKnown } from '../outcome/outcome.ts'
import type { ListedRule } from '../analysis/rules/list-rules.ts'
import type { LenderDescription } from '../analysis/lender/describe-lender.ts'
import { describeLender } from '../analysis/lender/describe-lender.ts'
import { type BankApplication, type BankHome, describeBankApplication } from './describe-bank-application.ts'

/** The page for a bank in words, for screen, print and PDF; the rent and its evidence are those of the assessment. */
export interface BankPage extends BankApplication {
  /** Null where `missing` is why. */
  readonly lender: LenderDescription | null
  readonly missing: string
  /** Such as `Rules as at 26 Nov 2026`. */
  readonly rulesTitle: string
  /** Without those that are not confirmed. */
  readonly rules: readonly string[]
}

/** The page of an analysis. Source: investment analysis section 6, "Screen". */
export function composeBankPage(home: BankHome, analysis: Analysis, inputs: AnalysisInputs): BankPage {
  const { lender, rules } = analysis
  const used = isKnown(rules) ? rules.value : null
  const rows = used === null ? [] : used.rows.filter(({ topic, grade }) => topic === 'lending' && grade !== 'U')
  const due = used?.check_due ? `, to be checked by ${writeDay(used.check_before)}: they may have changed since` : ''
  return {
    ...describeBankApplication(home, analysis, inputs),
    lender: isKnown(lender) ? describeLender(lender.value, inputs) : null,
    missing: isKnown(lender) ? '' : lender.message,
    rulesTitle: used === null ? '' : `Rules as at ${writeDay(used.as_at)}${due}`,
    rules: rows.map(ruleText),
  }
}

function ruleText({ name, from, value, source }: ListedRule): string {
  const since = from === null ? '' : `, from ${writeDay(from)}`
  return `${name}${since}: ${value.replace(/\.$/u, '')} (${source})`
}

import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import type { RuleTopic } from '@homeyield/domain/analysis/rules/rule-pack'
import { RulesNotices, RulesUsed } from './rules-used.tsx'

interface PartRulesProps {
  readonly rules: Analysis['rules']
  readonly topic: RuleTopic
  /** Leaves out what is not confirmed, on a page for a bank. */
  readonly confirmedOnly?: boolean
}

/** The rules of one topic: whether they are due to be checked, and all with their sources. */
export function PartRules({ rules, topic, confirmedOnly = false }: PartRulesProps) {
  if (!isKnown(rules)) return null
  const rows = rules.value.rows.filter(({ grade }) => !confirmedOnly || grade !== 'U')
  return (
    <>
      <RulesNotices rules={rules.value} />
      <RulesUsed rules={{ ...rules.value, rows }} topics={[topic]} />
    </>
  )
}

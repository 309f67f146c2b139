import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import type { RuleTopic } from '@homeyield/domain/analysis/rules/rule-pack'
import { RulesNotices, RulesUsed, Unconfirmed } from './rules-used.tsx'

/** The rules of one topic: whether they are due to be checked, those not confirmed, and all with their sources. */
export function PartRules({ rules, topic }: { rules: Analysis['rules']; topic: RuleTopic }) {
  if (!isKnown(rules)) return null
  return (
    <>
      <RulesNotices rules={rules.value} />
      <div>
        <Unconfirmed rules={rules.value} topic={topic} />
      </div>
      <RulesUsed rules={rules.value} topics={[topic]} />
    </>
  )
}

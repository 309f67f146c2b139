import type { RulesUsed as Rules } from '@homeyield/domain/analysis/analyse'
import type { RuleTopic } from '@homeyield/domain/analysis/rules/rule-pack'
import { RuleList } from '../../../components/rule-list.tsx'
import { paths } from '../../../paths.ts'
import { dateText } from '../../../ui/date-text.ts'
import { Notice } from '../../../ui/notice.tsx'

/** That the rules are due to be checked, or that those of the calculation are not known. */
export function RulesNotices({ rules }: { rules: Rules }) {
  return (
    <>
      {rules.check_due ? (
        <Notice look="warning" announced={false}>
          These rules are as at {dateText(rules.as_at)}, to be checked before {dateText(rules.check_before)}. They may
          have changed since.
        </Notice>
      ) : null}
      {rules.unknown === null ? null : (
        <Notice look="warning" announced={false}>
          This calculation names rules that are not known here, {rules.unknown}. The newest are used: {rules.newest}.
        </Notice>
      )}
    </>
  )
}

interface RulesUsedProps {
  readonly rules: Rules
  readonly topics: readonly RuleTopic[]
}

/** Every rule of some topics in a plain sentence, with its day, source and grade. */
export function RulesUsed({ rules, topics }: RulesUsedProps) {
  const rows = rules.rows.filter(({ topic }) => topics.includes(topic))
  return (
    <details>
      <summary className="opener">Rules used, as at {dateText(rules.as_at)}</summary>
      <RuleList className="stack tight" rules={rows} />
      <a href={`${paths.howItWorks}#rules`} target="_blank" rel="noopener">
        Every rule, of any day and home
      </a>
    </details>
  )
}

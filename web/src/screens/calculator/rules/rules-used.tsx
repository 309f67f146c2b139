import type { RulesUsed as Rules } from '@homeyield/domain/analysis/analyse'
import type { ListedRule } from '@homeyield/domain/analysis/rules/list-rules'
import type { RuleTopic } from '@homeyield/domain/analysis/rules/rule-pack'
import { RuleLine } from '../../../components/rule-line.tsx'
import { paths } from '../../../paths.ts'
import { dateText } from '../../../ui/date-text.ts'
import { Notice } from '../../../ui/notice.tsx'
import styles from './rules.module.css'

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

/** Every rule of some topics with its day, source and grade. Source: investment analysis section 3.1. */
export function RulesUsed({ rules, topics }: RulesUsedProps) {
  const rows = rules.rows.filter(({ topic }) => topics.includes(topic))
  return (
    <details className={styles.rules}>
      <summary>Rules used, as at {dateText(rules.as_at)}</summary>
      <ul>
        {rows.map((rule) => (
          <RuleLine key={`${rule.topic} ${rule.name} ${rule.from ?? ''}`} rule={rule} />
        ))}
      </ul>
      <a href={`${paths.howItWorks}#rules`} target="_blank" rel="noopener">
        Every rule, of any day and home
      </a>
    </details>
  )
}

interface UnconfirmedProps {
  readonly rules: Rules
  readonly topic: RuleTopic
  /** Only this rule of the topic. */
  readonly only?: string
}

/** The rules of a topic that are not confirmed, where they are used. */
export function Unconfirmed({ rules, topic, only }: UnconfirmedProps) {
  const rows = rules.rows.filter(
    ({ grade, name, topic: of }) => grade === 'U' && of === topic && (only === undefined || name === only),
  )
  return rows.map((rule) => (
    <p key={`${rule.name} ${rule.from ?? ''}`} className={styles.note}>
      {unconfirmedWords(rule)}
    </p>
  ))
}

function unconfirmedWords({ name, from, value }: ListedRule): string {
  return from === null ? `Not confirmed. ${name}: ${value}` : `Not confirmed. ${name} from ${dateText(from)}: ${value}`
}

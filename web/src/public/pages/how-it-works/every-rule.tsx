import { listEveryRule } from '@homeyield/domain/analysis/rules/list-rules'
import { NEWEST_PACK } from '@homeyield/domain/analysis/rules/packs'
import type { RuleTopic } from '@homeyield/domain/analysis/rules/rule-pack'
import { RuleList } from '../../../components/rule-list.tsx'
import styles from './how-it-works.module.css'

const TOPICS: readonly (readonly [RuleTopic, string])[] = [
  ['interest', 'Interest'],
  ['ring_fencing', 'Ring-fenced losses'],
  ['bright_line', 'Bright-line test'],
  ['income_tax', 'Income tax'],
  ['gst', 'GST'],
  ['chattels', 'Chattels'],
  ['lending', 'Lending'],
  ['rent_increases', 'Rent increases'],
  ['future', 'What may change'],
]

/** Every rule of the newest pack in a plain sentence, with its day, source and grade. */
export function EveryRule() {
  const rules = listEveryRule(NEWEST_PACK)
  return (
    <>
      {TOPICS.map(([topic, title]) => (
        <div key={topic} className={`stack loose ${styles.section}`}>
          <h3>{title}</h3>
          <RuleList className="stack snug prose dashes" rules={rules.filter((rule) => rule.topic === topic)} />
        </div>
      ))}
    </>
  )
}

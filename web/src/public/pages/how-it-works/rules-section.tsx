import { listEveryRule } from '@homeyield/domain/analysis/rules/list-rules'
import { NEWEST_PACK } from '@homeyield/domain/analysis/rules/packs'
import type { RuleTopic } from '@homeyield/domain/analysis/rules/rule-pack'
import { RuleList } from '../../../components/rule-list.tsx'
import { dateText } from '../../../ui/date-text.ts'
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
export function RulesSection() {
  const rules = listEveryRule(NEWEST_PACK)
  return (
    <section id="rules" aria-labelledby="rules-title" className={`stack loose ${styles.section}`}>
      <h2 id="rules-title">The rules</h2>
      <p>
        The rules of tax, lending and rent increases as at {dateText(NEWEST_PACK.asAt)}, to be checked again before{' '}
        {dateText(NEWEST_PACK.checkBefore)}. “Official” is a text of the state that we have seen, “secondary” another
        source. What is not confirmed is listed here and under “Rules used”, and on no page for a bank or a client.
      </p>
      {TOPICS.map(([topic, title]) => (
        <div key={topic} className={`stack loose ${styles.section}`}>
          <h3>{title}</h3>
          <RuleList className={styles.list} rules={rules.filter((rule) => rule.topic === topic)} />
        </div>
      ))}
    </section>
  )
}

import type { ListedRule } from '@homeyield/domain/analysis/rules/list-rules'
import type { Grade } from '@homeyield/domain/analysis/rules/rule-pack'
import { dateText } from '../ui/date-text.ts'
import styles from './rule-line.module.css'

const GRADES: Readonly<Record<Grade, string>> = { A: 'Official', B: 'Secondary', U: 'Not confirmed' }

/** A rule in a list, with its day, source and grade. Source: investment analysis section 3.1. */
export function RuleLine({ rule: { name, from, value, grade, source, url } }: { rule: ListedRule }) {
  return (
    <li>
      <strong>{name}</strong>
      {from === null ? '' : `, from ${dateText(from)}`}: {value.endsWith('.') ? value : `${value}.`}{' '}
      <span className={styles.source}>
        {GRADES[grade]}. {url === null ? source : <a href={url}>{source}</a>}
      </span>
    </li>
  )
}

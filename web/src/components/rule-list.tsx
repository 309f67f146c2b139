import type { ListedRule } from '@homeyield/domain/analysis/rules/list-rules'
import type { Grade } from '@homeyield/domain/analysis/rules/rule-pack'
import { dateText } from '../ui/date-text.ts'

const GRADES: Readonly<Record<Grade, string>> = { A: 'Official', B: 'Secondary', U: 'Not confirmed' }

interface RuleListProps {
  readonly rules: readonly ListedRule[]
  readonly className?: string | undefined
}

/** Rules by name: a plain sentence, then each value with its day, source and grade. */
export function RuleList({ rules, className }: RuleListProps) {
  const names = [...new Set(rules.map(({ name }) => name))]
  return (
    <ul className={className}>
      {names.map((name) => (
        <NamedRule key={name} name={name} rows={rules.filter((rule) => rule.name === name)} />
      ))}
    </ul>
  )
}

function NamedRule({ name, rows }: { name: string; rows: readonly ListedRule[] }) {
  const newest = rows.at(-1)
  const [first] = rows
  const isShared = rows.every(({ source, grade }) => source === first?.source && grade === first.grade)
  return (
    <li>
      <strong>{name}</strong>: {newest?.sentence}{' '}
      {rows.map((rule) => (
        <p key={rule.from}>
          {ruleWords(rule)} {isShared && rule !== newest ? null : <SourceOf rule={rule} />}
        </p>
      ))}
    </li>
  )
}

function SourceOf({ rule: { grade, source, url } }: { rule: ListedRule }) {
  return (
    <span className="quiet breaks">
      {GRADES[grade]}. {url === null ? source : <a href={url}>{source}</a>}
    </span>
  )
}

function ruleWords({ from, value }: ListedRule): string {
  const words = from === null ? value[0]?.toUpperCase() + value.slice(1) : `From ${dateText(from)}: ${value}`
  return words.endsWith('.') ? words : `${words}.`
}

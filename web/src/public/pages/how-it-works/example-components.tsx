import type { ReactNode } from 'react'
import { readSections } from '../../texts/section.tsx'
import { bankExamples } from './bank-examples.ts'
import { dataExamples } from './data-examples.ts'
import { estimateExamples } from './estimate-examples.ts'
import { EveryRule } from './every-rule.tsx'
import type { Examples } from './examples.ts'
import { expensesExamples } from './expenses-examples.ts'
import { FigureTable } from './figure-table.tsx'
import { GivenExample } from './given-example.tsx'
import styles from './how-it-works.module.css'
import { loanExamples } from './loan-examples.ts'
import { ownHomeExamples } from './own-home-examples.ts'
import { ratesExamples } from './rates-examples.ts'
import { rentExamples } from './rent-examples.ts'
import { rentIncreasesExamples } from './rent-increases-examples.ts'
import { returnExamples } from './return-examples.ts'
import { scenariosExamples } from './scenarios-examples.ts'
import { scheduleExamples } from './schedule-examples.ts'
import { severalLoansExamples } from './several-loans-examples.ts'
import { solveExamples } from './solve-examples.ts'
import { Sum, Worked } from './worked.tsx'
import { yearsAheadExamples } from './years-ahead-examples.ts'

const TOPICS: readonly Examples[] = [
  rentExamples(),
  estimateExamples(),
  loanExamples(),
  scheduleExamples(),
  severalLoansExamples(),
  expensesExamples(),
  returnExamples(),
  yearsAheadExamples(),
  ratesExamples(),
  solveExamples(),
  bankExamples(),
  rentIncreasesExamples(),
  scenariosExamples(),
  ownHomeExamples(),
  dataExamples(),
]

/** Everything that the text shows of the example, by name. */
export const EXAMPLES = {
  figures: merge(({ figures }) => figures),
  results: merge(({ results }) => results),
  tables: merge(({ tables }) => tables),
  sums: merge(({ sums }) => sums),
}

function merge<Value>(
  pick: (examples: Examples) => Readonly<Record<string, Value>> | undefined,
): ReadonlyMap<string, Value> {
  return new Map(TOPICS.flatMap((examples) => Object.entries(pick(examples) ?? {})))
}

function find<Value>(examples: ReadonlyMap<string, Value>, name: string): Value {
  const found = examples.get(name)
  if (found === undefined) throw new Error(`There is no example "${name}".`)
  return found
}

interface Named {
  readonly name: string
}

interface Parent {
  readonly children?: ReactNode
}

/** What the text of How it works may contain beside Markdown. */
export const EXAMPLE_COMPONENTS = {
  Figure: ({ name }: Named) => find(EXAMPLES.figures, name),
  Result: ({ name, children }: Named & Parent) => <Worked {...find(EXAMPLES.results, name)}>{children}</Worked>,
  Table: ({ name }: Named) => <FigureTable {...find(EXAMPLES.tables, name)} />,
  Sum: ({ name }: Named) => <Sum {...find(EXAMPLES.sums, name)} />,
  Paragraphs: ({ name }: Named) => find(EXAMPLES.sums, name).steps.map((step) => <p key={step}>{step}</p>),
  GivenExample,
  EveryRule,
  Box: ({ children }: Parent) => <div className={`stack snug ${styles.worked}`}>{children}</div>,
  Answer: ({ children }: Parent) => <span className={`figure heavy narrow dense ${styles.answer}`}>{children}</span>,
  Quiet: ({ children }: Parent) => <div className={`quiet ${styles.aside}`}>{children}</div>,
  Sources,
  ol: ({ children }: Parent) => <ol className="stack snug prose dashes">{children}</ol>,
  ul: ({ children }: Parent) => <ul className="stack snug prose dashes">{children}</ul>,
}

function Sources({ children }: Parent) {
  return (
    <dl className={`stack ${styles.sources}`}>
      {readSections(children).map(({ title, body }) => (
        <div className="grid wide pad-top line-above" key={title}>
          <dt className="bold">{title}</dt>
          <dd className="prose pale">{body}</dd>
        </div>
      ))}
    </dl>
  )
}

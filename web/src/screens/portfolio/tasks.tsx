import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { describeTask } from '@homeyield/domain/analysis/portfolio/list-tasks'
import { streetOf } from '@homeyield/domain/property/street-of'
import { Link } from 'react-router'
import { calculationPath, paths } from '../../paths.ts'
import { rateLoanId } from './rate-loan-id.ts'
import styles from './portfolio.module.css'

type Task = PortfolioResponse['tasks'][number]

// The pages that have the field.
const WORTH_PAGES = { purchase_price: 'years', capital_value: 'numbers', estimated_value: 'bank' } as const
const WORTH = {
  link: () => 'Update its worth',
  pathOf: ({ home_id, value_source }: Task) => calculationPath(home_id, WORTH_PAGES[value_source]),
}

interface Done {
  readonly link: (task: Task) => string
  readonly pathOf: (task: Task) => string
}

/** The page on which each is done. */
const DONE_AT: Readonly<Record<Exclude<Task['kind'], 'tenancy_unknown'>, Done>> = {
  rate_ends: {
    link: ({ rate_after }) => (rate_after === null ? 'Choose its next rate' : 'Change its next rate'),
    pathOf: ({ home_id, loan_index }) => `${paths.ownedRates}#${rateLoanId(home_id, loan_index ?? 0)}`,
  },
  rent_may_rise: { link: () => 'Plan the increase', pathOf: ({ home_id }) => calculationPath(home_id, 'rent') },
  worth_unknown: { ...WORTH, link: () => 'Add its worth' },
  worth_is_price: WORTH,
  worth_is_old: WORTH,
}

/** What needs doing for the homes, each with a link to where it is done. */
export function Tasks({ tasks }: { tasks: readonly Task[] }) {
  const unknown = tasks.find(({ kind }) => kind === 'tenancy_unknown')
  return (
    <section className="stack" aria-labelledby="tasks">
      <h2 id="tasks">What needs doing</h2>
      {tasks.length === 0 ? (
        <p>
          Nothing today: no rate ends within 60 days, no rent is waiting for notice, and no home’s worth is a year old.
        </p>
      ) : (
        <ul className={`stack tight ${styles.tasks}`}>
          {tasks.map((task) => {
            const { home_id, property, kind, loan_index } = task
            if (kind === 'tenancy_unknown') return null
            const { link, pathOf } = DONE_AT[kind]
            return (
              <li key={`${home_id} ${kind} ${loan_index ?? ''}`}>
                <p>
                  <strong>{streetOf(property)}</strong> {describeTask(task)}
                </p>
                <Link className="touch-link" to={pathOf(task)}>
                  {link(task)}
                  <span className="visually-hidden"> of {streetOf(property)}</span>
                </Link>
              </li>
            )
          })}
          {unknown ? (
            <li>
              <p>{describeTask(unknown)}</p>
              {tasks.map(({ home_id, property, kind }) =>
                kind === 'tenancy_unknown' ? (
                  <Link key={home_id} className="touch-link" to={calculationPath(home_id, 'rent')}>
                    {streetOf(property)}
                  </Link>
                ) : null,
              )}
            </li>
          ) : null}
        </ul>
      )}
    </section>
  )
}

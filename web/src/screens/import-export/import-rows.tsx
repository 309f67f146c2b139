import { FREE_SAVED_CALCULATIONS } from '@homeyield/domain/membership/allowances'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { accountQuery, freeCalculationsQuery } from '../../api-client/queries.ts'
import { UpgradeLink } from '../../components/upgrade-link.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { checkPlan } from './rows/check-plan.ts'
import type { CheckedRow } from './rows/check-rows.ts'
import { RowsTable } from './rows-table.tsx'
import { useImport } from './use-import.ts'
import styles from './import-export.module.css'

interface ImportRowsProps {
  readonly rows: readonly CheckedRow[]
  readonly onBegin: () => void
}

/** What was found in a file, what of it fits the plan, and how the import goes. */
export function ImportRows({ rows: found, onBegin }: ImportRowsProps) {
  const { data: account } = useQuery(accountQuery)
  const rows = checkPlan(found, account?.premium !== false)
  const { data: saved } = useQuery({ ...freeCalculationsQuery, enabled: account?.premium === false })
  const [confirmed, setConfirmed] = useState<ReadonlySet<number>>(new Set())
  const readable = rows.filter(({ body, skip }) => body !== null && skip === null)
  const ready = readable.filter(({ number, question }) => question === null || confirmed.has(number))
  const { outcomes, running, start, stopped } = useImport()
  const room = account?.premium === true ? Infinity : saved && Math.max(FREE_SAVED_CALCULATIONS - saved.length, 0)
  const refused = rows.filter(({ problem, skip }) => problem !== null && skip === null).length
  const asked = readable.length - ready.length
  const done = ready.filter(({ number }) => outcomes.get(number) === 'saved').length
  const begun = outcomes.size > 0
  const fitting = begun ? ready.filter(({ number }) => outcomes.has(number)) : ready.slice(0, room ?? 0)
  const left = fitting.filter(({ number }) => outcomes.get(number) !== 'saved')
  const importLeft = () => {
    onBegin()
    void start(left)
  }
  return (
    <>
      <p>
        {countText(ready.length)} can be imported
        {refused === 0 ? '.' : `, ${rowsText(refused)} cannot.`}
        {asked === 0 ? null : ` Look at ${rowsText(asked)} first: what is not certain is saved only when you say so.`}
      </p>
      {!begun && room !== undefined && ready.length > room ? (
        <Notice look="warning">
          <span>
            A free account saves one calculation.{' '}
            {room === 0 ? 'You have one, so none of these fits.' : 'Only the first of these fits.'} With Premium you can
            save any number.
          </span>
          <UpgradeLink />
        </Notice>
      ) : null}
      <RowsTable
        rows={rows}
        outcomes={outcomes}
        fitting={fitting.length}
        confirmed={confirmed}
        onConfirm={(number) => setConfirmed((before) => new Set(before).add(number))}
      />
      {left.length > 0 ? (
        <div className={`row wide ${styles.buttons}`}>
          <Button look="primary" busy={running} onClick={importLeft}>
            {begun ? `Try ${countText(left.length)} again` : `Import ${countText(left.length)}`}
          </Button>
        </div>
      ) : null}
      <p role="status">
        {begun ? `${done} of ${countText(fitting.length)} imported.` : null}
        {stopped ? ` ${stopped}` : null}
      </p>
      {begun && !running ? (
        <p>
          <Link to={paths.calculations}>Go to saved calculations</Link>
        </p>
      ) : null}
    </>
  )
}

function rowsText(count: number): string {
  return count === 1 ? '1 row' : `${count} rows`
}

function countText(count: number): string {
  return count === 1 ? '1 calculation' : `${count} calculations`
}

import { FREE_SAVED_CALCULATIONS } from '@homeyield/domain/membership/allowances'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { accountQuery, calculationsQuery, freeCalculationsQuery } from '../../../api-client/queries.ts'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { checkPlan } from '../../../components/spreadsheets/rows/check-plan.ts'
import type { CheckedRow } from '../../../components/spreadsheets/rows/check-rows.ts'
import { markSaved } from './mark-saved.ts'
import type { Preview } from './preview.ts'
import { FinishAddresses } from '../finish/finish-addresses.tsx'
import { UndoImport } from '../undo/undo-import.tsx'
import { RowsTable } from './rows-table.tsx'
import { useChoices } from './use-choices.ts'
import { useImport } from '../use-import.ts'

interface ImportRowsProps {
  readonly rows: readonly CheckedRow[]
  /** Of a spreadsheet of one's own; null for other files. */
  readonly preview: Preview | null
  readonly onMend: (number: number, column: number, text: string) => void
  readonly onBegin: () => void
}

/** What was found in a file, what of it fits the plan, and how the import goes. */
export function ImportRows({ rows: found, preview, onMend, onBegin }: ImportRowsProps) {
  const { data: account } = useQuery(accountQuery)
  const { data: all = [], isLoading } = useQuery({ ...calculationsQuery, staleTime: 0 })
  // What this import saves is not said to be saved already.
  const [before, setBefore] = useState<typeof all | null>(null)
  const { rows, confirm, tick } = useChoices(markSaved(checkPlan(found, account?.premium !== false), before ?? all))
  const { data: saved } = useQuery({ ...freeCalculationsQuery, enabled: account?.premium === false })
  const ready = rows.filter(({ isReady }) => isReady)
  const { outcomes, running, start, stopped, savedHomes } = useImport()
  const room = account?.premium === true ? Infinity : saved && Math.max(FREE_SAVED_CALCULATIONS - saved.length, 0)
  const refused = rows.filter(({ problem, isTicked }) => problem !== null && isTicked).length
  const asked = rows.filter(({ isAsked, body }) => isAsked && body !== null).length
  const leftOut = rows.filter(({ isTicked }) => !isTicked).length
  const done = ready.filter(({ number }) => outcomes.get(number) === 'saved').length
  const begun = outcomes.size > 0
  const fitting = begun ? ready.filter(({ number }) => outcomes.has(number)) : ready.slice(0, room ?? 0)
  const left = fitting.filter(({ number }) => outcomes.get(number) !== 'saved')
  const importLeft = () => {
    onBegin()
    setBefore(before ?? all)
    void start(left)
  }
  return (
    <>
      <p>
        {countText(ready.length)} can be imported
        {refused === 0 ? '.' : `, ${rowsText(refused)} cannot.`}
        {leftOut === 0 ? null : ` ${rowsText(leftOut)} not ticked.`}
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
        onConfirm={confirm}
        onTick={tick}
        preview={begun ? null : preview}
        onMend={onMend}
      />
      {left.length > 0 ? (
        <div className="row wide breaks">
          <Button look="primary" busy={running || isLoading} onClick={importLeft}>
            {begun ? `Try ${countText(left.length)} again` : `Import ${countText(left.length)}`}
          </Button>
        </div>
      ) : null}
      <p role="status">
        {begun ? `${done} of ${countText(fitting.length)} imported.` : null}
        {stopped ? ` ${stopped}` : null}
      </p>
      {begun && !running ? (
        <>
          <p>
            <Link to={paths.calculations}>Go to saved calculations</Link>
          </p>
          <UndoImport />
          <FinishAddresses saved={savedHomes} />
        </>
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

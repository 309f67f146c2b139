import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Screen } from '../../ui/screen.tsx'
import { calculationsQuery } from '../../api-client/queries.ts'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { CalculationRow } from './calculation-row.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { EmptyList } from '../../components/empty-list.tsx'
import { ListAsOf } from '../../components/list-as-of.tsx'
import { lazyPart } from '../../components/lazy-part.tsx'
import { useDrawnRows } from '../../components/use-drawn-rows.ts'
import { ViewToggle } from '../../components/view-toggle.tsx'
import styles from './calculations-screen.module.css'

const SendAssessmentDialog = lazyPart(
  async () => (await import('../../components/send-assessment/send-assessment-dialog.tsx')).SendAssessmentDialog,
)

const NONE: readonly ListedCalculation[] = []

/** Source: specification section 2, "Saved list". */
export function CalculationsScreen() {
  const { support_email } = useConfig()
  const query = useQuery(calculationsQuery)
  const { data: calculations, error, refetch, isFetching } = query
  const [toDelete, setToDelete] = useState<ListedCalculation | null>(null)
  const [toSend, setToSend] = useState<string | null>(null)
  const { drawn, partly, end } = useDrawnRows(calculations ?? NONE)
  const heading = useRef<HTMLHeadingElement>(null)

  function afterDelete() {
    // At once: nothing behind an open modal takes the focus.
    flushSync(() => setToDelete(null))
    heading.current?.focus()
  }

  return (
    <Screen
      heading={calculations ? countText(calculations.length) : 'Your saved calculations'}
      headingRef={heading}
      width="wide"
    >
      <ListAsOf query={query} />
      {calculations && calculations.length > 0 ? <ViewToggle shown="list" /> : null}
      {calculations?.length === 0 ? <EmptyList /> : null}
      {calculations ? (
        <ul className={styles.list}>
          {drawn.map((calculation, index) => (
            <CalculationRow
              key={calculation.id}
              place={partly ? { 'aria-posinset': index + 1, 'aria-setsize': calculations.length } : null}
              calculation={calculation}
              onSend={({ id }) => setToSend(id)}
              onDelete={setToDelete}
            />
          ))}
        </ul>
      ) : null}
      {partly ? <div key={drawn.length} ref={end} /> : null}
      {!calculations && error ? (
        <Notice look="problem">
          {sentenceFor(error, support_email)}
          <Button busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </Notice>
      ) : null}
      {!calculations && !error ? <LoadingRows /> : null}
      {toSend === null ? null : <SendAssessmentDialog id={toSend} onClose={() => setToSend(null)} />}
      {toDelete ? (
        <DeleteDialog calculation={toDelete} onClose={() => setToDelete(null)} onDeleted={afterDelete} />
      ) : null}
    </Screen>
  )
}

function countText(count: number): string {
  if (count === 0) return "You don't have any saved calculations yet"
  return count === 1 ? '1 saved calculation' : `${count} saved calculations`
}

function LoadingRows() {
  return (
    <div className={styles.list} aria-busy="true">
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
    </div>
  )
}

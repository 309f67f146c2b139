import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Screen } from '../../ui/screen.tsx'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { CalculationRow } from './calculation-row.tsx'
import { CompactRow } from './compact-row.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { AddOwnedLink } from '../../components/add-owned-link.tsx'
import { EmptyList } from '../../components/empty-list.tsx'
import { NewAppraisalLink } from '../../components/documents/new-appraisal-link.tsx'
import { ListAsOf } from '../../components/list-as-of.tsx'
import { lazyPart } from '../../components/lazy-part.tsx'
import { ProviderCredit } from '../../components/provider-credit.tsx'
import { sortCalculations } from '../../components/sort-calculations.ts'
import { QueryProblem } from '../../components/query-problem.tsx'
import { useCalculations } from '../../components/use-calculations.ts'
import { useDrawnRows } from '../../components/use-drawn-rows.ts'
import { ViewToggle } from '../../components/view-toggle.tsx'
import { setFlash } from '../../messages/flash.ts'
import { paths } from '../../paths.ts'
import type { Status } from '../../components/status-words.ts'
import { totalOf } from '../../session/listed-total.ts'
import { filterCalculations, type ListFilter, tagsOf } from './filter-calculations.ts'
import { findCalculations } from './find-calculations.ts'
import { ListTools } from './list-tools.tsx'
import { MarksDialog } from './marks-dialog.tsx'
import { TickedBar } from './ticked-bar.tsx'
import { useChangeListed } from './use-change-listed.ts'
import { useCompact } from './use-compact.ts'
import { useListView } from './use-list-view.ts'
import { useTicks } from './use-ticks.ts'
import styles from './calculations-screen.module.css'

const SendAssessmentDialog = lazyPart(
  async () => (await import('../../components/send-assessment/send-assessment-dialog.tsx')).SendAssessmentDialog,
)

const LOADING_OTHERS = 'Loading the rest. Until then, only the newest are searched, filtered and sorted.'
const OTHERS_MISSING = 'The rest could not be loaded. Only the newest are searched and sorted.'
const NONE: readonly ListedCalculation[] = []

/** The address holds search and order. */
export function CalculationsScreen() {
  const { support_email } = useConfig()
  const { query, all, known } = useCalculations()
  const { error } = query
  const view = useListView()
  const text = useDeferredValue(view.text)
  const { status, tag } = view
  const { column, descending } = view.order
  const shown = useMemo(() => {
    const found = filterCalculations(findCalculations(known ?? NONE, text), { status, tag })
    return sortCalculations(found, { column, descending })
  }, [known, text, status, tag, column, descending])
  const tags = useMemo(() => tagsOf(known ?? NONE), [known])
  const narrowed = isNarrowed({ text, status, tag })
  const marking = useChangeListed()
  const [compact, setCompact] = useCompact()
  const { ticked, isFull, onTick, clear } = useTicks(known ?? NONE)
  const [toMark, setToMark] = useState<ListedCalculation | null>(null)
  const [toCopy, setToCopy] = useState<ListedCalculation | null>(null)
  const [toDelete, setToDelete] = useState<ListedCalculation | null>(null)
  const [toSend, setToSend] = useState<string | null>(null)
  const { drawn, partly, end } = useDrawnRows(shown)
  const heading = useRef<HTMLHeadingElement>(null)

  // A card that a change takes out of the filtered list takes the focus with it.
  const changing = useRef<string | null>(null)
  useEffect(() => {
    if (changing.current === null || shown.some(({ id }) => id === changing.current)) return
    changing.current = null
    if (document.activeElement === document.body) heading.current?.focus()
  }, [shown])

  function saveStatus(id: string, next: Status | null) {
    changing.current = id
    marking.mutate(
      { id, marks: { status: next } },
      {
        onError: (problem) =>
          setFlash({ kind: 'error', text: `The status was not saved. ${sentenceFor(problem, support_email)}` }),
      },
    )
  }

  function afterDelete() {
    // At once: nothing behind an open modal takes the focus.
    flushSync(() => setToDelete(null))
    heading.current?.focus()
  }

  return (
    <Screen
      heading={all ? countText(all.length, totalOf(all)) : 'Your saved calculations'}
      headingRef={heading}
      width="wide"
    >
      <ListAsOf query={query} />
      {known && known.length > 0 ? (
        <div className="row wide no-print">
          <ViewToggle shown="list" />
          {known.length > 1 ? (
            <Checkbox name="compact" checked={compact} onCheck={(on) => setCompact(on)}>
              One line a home
            </Checkbox>
          ) : null}
          <AddOwnedLink />
          <NewAppraisalLink />
          <LinkButton to={paths.screen}>Rank a list of homes</LinkButton>
        </div>
      ) : null}
      {known && (known.length > 1 || narrowed) ? (
        <ListTools
          view={view}
          tags={tags}
          status={
            all ? (narrowed ? `${shown.length} of ${all.length} found` : '') : error ? OTHERS_MISSING : LOADING_OTHERS
          }
        />
      ) : null}
      {all?.length === 0 ? <EmptyList shown="list" /> : null}
      {known && known.length > 0 && shown.length === 0 ? (
        <NothingFound byWords={status === null && tag === null} onShowAll={view.showAll} />
      ) : null}
      {known ? (
        <ul className={compact ? undefined : 'stack'}>
          {drawn.map((calculation, index) => {
            const { id } = calculation
            const row = {
              place: partly ? { 'aria-posinset': index + 1, 'aria-setsize': all ? shown.length : -1 } : null,
              calculation,
              tick: known.length > 1 ? { checked: ticked.includes(id), isFull, onTick } : null,
            }
            return compact ? (
              <CompactRow key={id} {...row} />
            ) : (
              <CalculationRow
                key={id}
                {...row}
                savingStatus={
                  marking.isPending && marking.variables.id === id ? marking.variables.marks.status : undefined
                }
                onStatus={(next) => saveStatus(id, next)}
                onMark={setToMark}
                onCopy={setToCopy}
                onSend={() => setToSend(id)}
                onDelete={setToDelete}
              />
            )
          })}
        </ul>
      ) : null}
      {partly ? <div key={drawn.length} ref={end} /> : null}
      {drawn.some(hasProviderPhoto) && !compact ? <ProviderCredit /> : null}
      {ticked.length > 0 ? <TickedBar ticked={ticked} isFull={isFull} onClear={clear} /> : null}
      {all ? null : <QueryProblem query={query} />}
      {!known && !error ? <LoadingRows /> : null}
      {toMark ? <MarksDialog calculation={toMark} known={tags} onClose={() => setToMark(null)} /> : null}
      {toCopy ? <CopyDialog calculation={toCopy} saved={known?.length ?? 0} onClose={() => setToCopy(null)} /> : null}
      {toSend === null ? null : <SendAssessmentDialog id={toSend} onClose={() => setToSend(null)} />}
      {toDelete ? (
        <DeleteDialog calculation={toDelete} onClose={() => setToDelete(null)} onDeleted={afterDelete} />
      ) : null}
    </Screen>
  )
}

function hasProviderPhoto({ property_photo_url, image_url }: ListedCalculation): boolean {
  return property_photo_url === null && image_url !== null
}

function NothingFound({ byWords, onShowAll }: { byWords: boolean; onShowAll: () => void }) {
  return (
    <div className={`stack begin ${styles.nothing}`}>
      <p>
        {byWords
          ? 'No saved calculation has an address or suburb with these words.'
          : 'No saved calculation fits this search, status and tag.'}
      </p>
      <Button onClick={onShowAll}>Show all</Button>
    </div>
  )
}

function isNarrowed({ text, status, tag }: ListFilter & { readonly text: string }): boolean {
  return text.trim() !== '' || status !== null || tag !== null
}

function countText(count: number, total: number): string {
  if (total > count) return `The newest ${count} of ${total.toLocaleString('en-NZ')} saved calculations`
  if (count === 0) return "You don't have any saved calculations yet"
  return count === 1 ? '1 saved calculation' : `${count} saved calculations`
}

function LoadingRows() {
  return (
    <div className="stack" aria-busy="true">
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
      <Skeleton height="9rem" />
    </div>
  )
}

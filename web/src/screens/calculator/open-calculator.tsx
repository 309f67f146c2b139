import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { paths } from '../../paths.ts'
import { accountQuery, calculationQuery, expensesQuery } from '../../api-client/queries.ts'
import { fetchCode } from '../../api-client/fetch-code.ts'
import { RequestProblem, sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { currentAccount } from '../../session/session.ts'
import { forgetTriedFigures, readTriedFigures } from '../../session/tried-figures.ts'
import { settleArrival } from './model/calculator-arrival.ts'
import type { CalculatorArrival } from './model/calculator-arrival.ts'
import { fetchKeptFields, formOf, newForm } from './model/calculator-form.ts'
import type { DefaultExpenses } from './model/calculator-form.ts'
import { savedOf, stateOf } from './model/calculator-state.ts'
import { createCalculatorStore } from './model/calculator-store.ts'
import type { CalculatorStore } from './model/calculator-store.ts'
import { chooseAddress } from './model/calculator-transitions.ts'
import { Calculator } from './calculator.tsx'
import styles from './calculator.module.css'
import { forgetDraft, isDraftKept, readDraft } from './save/draft.ts'
import { createDraftKeeper, refusedDraft } from './save/draft-keeper.ts'
import type { DraftKeeper } from './save/draft-keeper.ts'
import { areSavesKept } from './save/waiting-saves.ts'

// What is kept in the browser of an earlier visit is read before the calculator begins; elsewhere it need not be waited for.
const keptQuery = queryOptions({
  queryKey: ['kept-fields'],
  queryFn: () => fetchCode(fetchKeptFields),
  staleTime: Infinity,
})

interface Held {
  readonly store: CalculatorStore
  readonly drafts: DraftKeeper
  readonly restored: boolean
  /** Whether it began with the figures of the landing page. */
  readonly tried: boolean
  readonly loaded: SavedCalculation | null
  /** The place in the history for which the store was made or last found to be right. */
  readonly locationKey: string
}

/** Opens a new calculation, or the saved one that the address names. */
export function OpenCalculator() {
  const { id = null } = useParams()
  const location = useLocation()
  const arrival = (location.state ?? {}) as CalculatorArrival
  const [held, setHeld] = useState<Held | null>(null)
  const right = held !== null && (held.locationKey === location.key || stillRight(held, id, arrival)) ? held : null

  const account = useQuery(accountQuery)
  const expenses = useQuery(expensesQuery)
  const isKept = right === null && (isDraftKept() || areSavesKept())
  const kept = useQuery({ ...keptQuery, enabled: isKept })
  const wanted = id !== null && right === null
  const { queryKey, queryFn } = calculationQuery(id ?? '')
  const calculation = useQuery({ queryKey, queryFn: wanted && queryFn ? queryFn : skipToken, gcTime: 0, staleTime: 0 })
  const loaded = wanted && calculation.isFetching ? undefined : calculation.data

  if (right !== null && right.locationKey !== location.key) setHeld({ ...right, locationKey: location.key })
  if (right === null && account.data && expenses.data && (id === null || loaded) && (kept.data || !isKept)) {
    setHeld({
      ...begin(currentAccount() ?? '', expenses.data, loaded ?? null, arrival, isKept),
      locationKey: location.key,
    })
  }

  const settled = right === null ? null : right.locationKey
  const tried = right?.tried ?? false
  useEffect(() => {
    if (settled !== null) settleArrival(settled)
    if (tried) forgetTriedFigures()
  }, [settled, tried])

  // So much is drawn in small steps, between which the browser answers; another calculation takes the place of one at once.
  const isDrawn = useDeferredValue(right !== null)
  const failure = account.error ?? expenses.error ?? kept.error ?? (wanted ? calculation.error : null)
  if (right === null || !account.data) {
    if (!failure) return <Waiting />
    const retry = () =>
      void Promise.all([
        account.refetch(),
        expenses.refetch(),
        kept.refetch(),
        ...(wanted ? [calculation.refetch()] : []),
      ])
    return <Failed failure={failure} onRetry={retry} />
  }
  if (!isDrawn) return <Waiting />
  const { store, drafts, restored } = right
  return (
    <Calculator
      key={keyOf(store)}
      store={store}
      drafts={drafts}
      restored={restored}
      tried={tried}
      kept={right.loaded}
      premium={account.data.premium}
    />
  )
}

/**
 * A calculator for what was loaded, with the unsaved changes of an earlier visit put back; a new one without any begins with what was
 * tried on the landing page.
 */
function begin(
  owner: string,
  defaults: DefaultExpenses,
  loaded: SavedCalculation | null,
  { fresh = false, chosen }: CalculatorArrival,
  isKept: boolean,
): Omit<Held, 'locationKey'> {
  if (fresh) forgetDraft()
  // Where nothing can be changed, what was changed before waits until it can.
  const id = loaded?.id ?? null
  const draft = loaded?.readonly || !isKept ? null : (readDraft(owner, id) ?? refusedDraft(owner, id))
  const clean = loaded ? formOf(loaded) : newForm(defaults)
  const saved = loaded ? { ...savedOf(loaded), version: draft?.version ?? loaded.version } : null
  const tried = loaded || draft || chosen ? null : readTriedFigures()
  const begun = draft?.form ?? (tried && { ...tried, rent_source: 'typed' as const })
  const state = stateOf(begun ? { ...clean, ...begun } : clean, saved, clean)
  const store = createCalculatorStore(chosen ? chooseAddress(state, chosen.address, chosen.marketRent) : state)
  return {
    store,
    drafts: createDraftKeeper(store, owner, draft?.save ?? null),
    restored: draft !== null,
    tried: tried !== null,
    loaded,
  }
}

function stillRight({ store }: Held, id: string | null, { fresh = false }: CalculatorArrival): boolean {
  return !fresh && (store.get().saved?.id ?? null) === id
}

const keys = new WeakMap<CalculatorStore, number>()
let lastKey = 0

// Another store is another calculator: nothing that its controls remember may carry over.
function keyOf(store: CalculatorStore): number {
  const known = keys.get(store)
  if (known !== undefined) return known
  lastKey += 1
  keys.set(store, lastKey)
  return lastKey
}

function Waiting() {
  return (
    <div aria-busy="true" aria-label="Loading the calculator">
      <div className={styles.page}>
        <div className={styles.sections}>
          <h1 className={styles.heading}>Calculator</h1>
          <div className={`${styles.actions} ${styles.coming}`}>
            <Skeleton height="2.75rem" width="5rem" />
          </div>
          <Skeleton height="34rem" />
          <Skeleton height="24rem" />
          <Skeleton height="20rem" />
        </div>
        <aside className={styles.aside}>
          <Skeleton height="30rem" />
        </aside>
      </div>
    </div>
  )
}

function Failed({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const { support_email } = useConfig()
  return (
    <div className={styles.page}>
      <div className={styles.sections}>
        <h1 className={styles.heading}>Calculator</h1>
        <Notice look="problem">
          {sentenceFor(failure, support_email)}
          {failure instanceof RequestProblem && failure.status === 404 ? (
            <LinkButton to={paths.calculations}>Your saved calculations</LinkButton>
          ) : (
            <Button onClick={onRetry}>Try again</Button>
          )}
        </Notice>
      </div>
    </div>
  )
}

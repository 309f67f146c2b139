import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { withoutPremiumLoans } from '@homeyield/domain/appraisal/premium-loans'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { lazyPart } from '../../components/lazy-part.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { paths } from '../../paths.ts'
import { accountQuery, calculationQuery, expensesQuery } from '../../api-client/queries.ts'
import { isUnreachable, RequestProblem, sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { currentAccount } from '../../session/session.ts'
import { forgetTriedFigures, readTriedFigures } from '../../session/tried-figures.ts'
import { clearLocationState } from './model/location-state.ts'
import type { CalculatorLocationState } from './model/location-state.ts'
import { newForm } from './model/calculator-form.ts'
import type { DefaultExpenses } from './model/calculator-form.ts'
import { openedOf, stateOf } from './model/calculator-state.ts'
import { createCalculatorStore } from './model/calculator-store.ts'
import type { CalculatorStore } from './model/calculator-store.ts'
import { chooseAddress } from './model/calculator-transitions.ts'
import { today } from './model/today.ts'
import { Calculator } from './calculator.tsx'
import styles from './calculator.module.css'
import { ownedForm } from './owned/owned-form.ts'
import { forgetDraft, OWNED_DRAFT, readDraft } from './save/stored/draft.ts'
import { openScenario } from './scenarios/open-scenario.ts'
import { createDraftAutosave, queuedDraft } from './save/stored/draft-autosave.ts'
import type { DraftAutosave } from './save/stored/draft-autosave.ts'

const AddOwnedHome = lazyPart(
  async () => (await import('./add-owned-home.tsx')).AddOwnedHome,
  <Skeleton height="40rem" />,
)

interface OpenedCalculator {
  readonly store: CalculatorStore
  readonly drafts: DraftAutosave
  readonly restored: boolean
  readonly tried: boolean
  readonly loaded: SavedCalculation | null
  /** When the server returned it, if it could not be reached now. Milliseconds since 1970. */
  readonly asOf: number | null
  /** Another calculator has another: remount, so that no field has the state of another home. */
  readonly key: string
  /** Key of the history entry that it was opened or confirmed for. */
  readonly locationKey: string
}

/** Opens a new calculation, or the saved one in the URL. */
export function OpenCalculator() {
  const { id = null } = useParams()
  const location = useLocation()
  const locationState = (location.state ?? {}) as CalculatorLocationState
  const owned = id === null && new URLSearchParams(location.search).get('add') === 'owned'
  const [opened, setOpened] = useState<OpenedCalculator | null>(null)
  const current =
    opened !== null && (opened.locationKey === location.key || isStillCurrent(opened, id, locationState, owned))
      ? opened
      : null

  const account = useQuery(accountQuery)
  const expenses = useQuery(expensesQuery)
  const isNeeded = id !== null && current === null
  const { queryKey, queryFn } = calculationQuery(id ?? '')
  const calculation = useQuery({
    queryKey,
    queryFn: isNeeded && queryFn ? queryFn : skipToken,
    gcTime: 0,
    staleTime: 0,
  })
  const refused = calculation.error !== null && !isUnreachable(calculation.error)
  const loaded = isNeeded && (calculation.isFetching || refused) ? undefined : calculation.data
  const premium = account.data?.premium ?? false

  if (current !== null && current.locationKey !== location.key) setOpened({ ...current, locationKey: location.key })
  if (current === null && account.data && expenses.data && (id === null || loaded)) {
    const scenario = new URLSearchParams(location.search).get('scenario')
    setOpened({
      ...createOpened(currentAccount() ?? '', expenses.data, loaded ?? null, locationState, {
        premium,
        professional: account.data.is_property_professional,
        owned,
        scenario,
      }),
      asOf: isUnreachable(calculation.failureReason) ? calculation.dataUpdatedAt : null,
      key: crypto.randomUUID(),
      locationKey: location.key,
    })
  }

  const shownKey = current === null ? null : current.locationKey
  const tried = current?.tried ?? false
  useEffect(() => {
    if (shownKey !== null) clearLocationState(shownKey)
    if (tried) forgetTriedFigures()
  }, [shownKey, tried])

  // A first render this large is deferred, in steps, so that the browser stays responsive.
  const isRendered = useDeferredValue(current !== null)
  const missing = [account, expenses].find(({ data, error }) => data === undefined && error !== null)
  const failure = missing?.error ?? (isNeeded ? calculation.error : null)
  if (current === null || !account.data) {
    if (!failure) return <LoadingSkeleton />
    const retry = () =>
      void Promise.all([account.refetch(), expenses.refetch(), ...(isNeeded ? [calculation.refetch()] : [])])
    return <Failed failure={failure} onRetry={retry} />
  }
  if (!isRendered) return <LoadingSkeleton />
  const { key, store, drafts, restored, asOf } = current
  if (owned) return <AddOwnedHome key={key} store={store} drafts={drafts} premium={premium} restored={restored} />
  return (
    <Calculator
      key={key}
      store={store}
      drafts={drafts}
      restored={restored}
      tried={tried}
      loaded={current.loaded}
      asOf={asOf}
      premium={premium}
      onReload={() => setOpened(null)}
    />
  )
}

interface Opening {
  readonly premium: boolean
  readonly professional: boolean
  /** Whether it is of a home that its owner has already. */
  readonly owned: boolean
  /** The one to open; null for the calculation itself. */
  readonly scenario: string | null
}

/**
 * Restores unsaved changes of an earlier visit; a new calculation without any starts with the figures tried on the landing
 * page.
 */
function createOpened(
  owner: string,
  defaults: DefaultExpenses,
  loaded: SavedCalculation | null,
  { fresh = false, chosen }: CalculatorLocationState,
  { premium, professional, owned, scenario }: Opening,
): Omit<OpenedCalculator, 'asOf' | 'key' | 'locationKey'> {
  if (fresh) forgetDraft()
  const opened = loaded && (scenario === null ? openedOf(loaded) : openScenario(loaded, scenario, premium))
  const was = opened?.saved
  const id = was?.scenario?.id ?? was?.id ?? null
  // The draft of an owned home may have been continued in the whole calculator.
  const ids = owned ? [OWNED_DRAFT] : id === null && !fresh ? [null, OWNED_DRAFT] : [id]
  const [kept] = ids.flatMap((each) => readDraft(owner, each) ?? [])
  // A draft of a read-only calculation waits until it can be changed.
  const stored = was?.readonly ? null : (kept ?? queuedDraft(owner, id))
  // Another new calculation waits for its own page.
  const draft = owned && stored?.form.status !== 'owned' ? null : stored
  const empty = newForm(defaults, professional)
  const clean = opened?.form ?? (owned ? ownedForm(empty, today()) : empty)
  const saved = was ? { ...was, version: draft?.version ?? was.version } : null
  const tried = loaded || draft || chosen || owned ? null : readTriedFigures()
  const initial = draft?.form ?? (tried && { ...tried, rent_source: 'typed' as const })
  const form = initial ? { ...clean, ...initial } : clean
  // A draft of before a lapse may have several loans, which count with Premium only.
  const counted = premium ? form : { ...form, analysis: withoutPremiumLoans(form.analysis) }
  const filled = stateOf(counted, saved, clean)
  const state = draft ? { ...filled, bedroomsKnown: draft.bedroomsKnown } : filled
  const store = createCalculatorStore(chosen ? chooseAddress(state, chosen.address, chosen.marketRent) : state)
  return {
    store,
    drafts: createDraftAutosave(store, owner, draft?.save ?? null, owned ? OWNED_DRAFT : (draft?.id ?? null)),
    restored: draft !== null,
    tried: tried !== null,
    loaded,
  }
}

function isStillCurrent(
  { store }: OpenedCalculator,
  id: string | null,
  { fresh = false }: CalculatorLocationState,
  owned: boolean,
): boolean {
  const { saved, form } = store.get()
  return !fresh && (saved?.id ?? null) === id && (!owned || form.status === 'owned')
}

function LoadingSkeleton() {
  return (
    <div className={`stack loose top centre ${styles.page}`} aria-busy="true" aria-label="Loading the calculator">
      <div className={`stack tight packed shrinks ${styles.sections}`}>
        <h1 className="breaks">Calculator</h1>
        <Skeleton height="60rem" />
      </div>
      <aside className={`stays ${styles.aside}`}>
        <Skeleton height="30rem" />
      </aside>
    </div>
  )
}

function Failed({ failure, onRetry }: { failure: Error; onRetry: () => void }) {
  const { support_email } = useConfig()
  return (
    <div className={`stack loose top centre ${styles.page}`}>
      <div className={`stack tight packed shrinks ${styles.sections}`}>
        <h1 className="breaks">Calculator</h1>
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

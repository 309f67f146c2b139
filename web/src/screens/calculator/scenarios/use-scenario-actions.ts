import type { CalculationFields } from '@homeyield/contract/calculation'
import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import type { Scenario } from '@homeyield/domain/analysis/scenarios/scenario'
import { swapScenario } from '@homeyield/domain/analysis/scenarios/swap-scenario'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { RequestCancelled, RequestProblem } from '../../../api-client/request-problem.ts'
import { usePremiumPopup } from '../../../layout/use-premium-popup.ts'
import { hasUnsavedChanges } from '../model/calculator-state.ts'
import type { Saved } from '../model/calculator-state.ts'
import { useCalculatorStore } from '../model/calculator-store.ts'
import { withTheirVersion } from '../save/save-transitions.ts'
import { readConflict } from '../save/send/save-calculation.ts'
import { useSaving } from '../save/saving-context.ts'
import { saveScenarios } from './save-scenarios.ts'
import { baseOf, changesOf } from './scenario-changes.ts'
import { EARLIER, showSaved, showScenario } from './scenario-transitions.ts'

/** In the address, from the list: a scenario is to be added at once. */
export const NEW = 'new'

/** How the last action is undone. */
interface Undo {
  readonly text: string
  /** It is offered until the next change. */
  readonly version: number
  readonly scenarios: readonly Scenario[]
  readonly inputs: CalculationFields
  readonly open: string | null
}

type Failure = { readonly theirs: SavedCalculation } | { readonly problem: unknown }

interface Change {
  readonly scenarios: readonly Scenario[]
  readonly inputs?: CalculationFields
  /** The scenario to open afterwards; null is the calculation. */
  readonly open: string | null
  readonly undo?: Pick<Undo, 'text' | 'inputs'>
  /** Whether the form stays as it is. */
  readonly leavesForm?: boolean
}

/** Opens, adds, renames, deletes and swaps the scenarios of the saved calculation. */
export function useScenarioActions(premium: boolean) {
  const store = useCalculatorStore()
  const { saveFirst } = useSaving()
  const openPremiumPopup = usePremiumPopup()
  const [search, setSearch] = useSearchParams()
  const [busy, setBusy] = useState(false)
  const [undo, setUndo] = useState<Undo | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)

  // Replaced in the history: "back" leaves the calculation instead of opening each scenario again.
  function showAddress(id: string | null) {
    const next = (before: URLSearchParams) => {
      const written = new URLSearchParams(before)
      written.delete('scenario')
      if (id !== null) written.set('scenario', id)
      return written
    }
    setSearch(next, { replace: true, preventScrollReset: true })
  }

  function open(id: string | null) {
    store.update(showScenario, id, premium)
    setFailure(null)
    showAddress(id)
  }

  async function change({ scenarios, inputs = {}, open: opened, undo: undoing, leavesForm = false }: Change) {
    const saved = savedNow()
    setBusy(true)
    setFailure(null)
    try {
      const result = await saveScenarios(saved, scenarios, inputs)
      if (leavesForm) store.update(withTheirVersion, result)
      else store.update(showSaved, result, opened, premium)
      const before = { scenarios: saved.scenarios, open: saved.scenario?.id ?? null }
      setUndo(undoing ? { ...before, ...undoing, version: result.version } : null)
      showAddress(opened)
    } catch (problem) {
      await fail(problem)
    }
    setBusy(false)
  }

  async function fail(problem: unknown) {
    if (problem instanceof RequestCancelled) return
    const code = problem instanceof RequestProblem ? problem.code : ''
    // The frame goes to sign in.
    if (code === 'not_signed_in') return
    if (code === 'premium_required') return openPremiumPopup()
    const theirs = readConflict(problem)
    setFailure(theirs ? { theirs } : { problem })
  }

  function savedNow(): Saved {
    const { saved } = store.get()
    if (saved === null) throw new Error('The calculation is not saved')
    return saved
  }

  function openId(): string | null {
    return store.get().saved?.scenario?.id ?? null
  }

  /** The form as a new scenario; the calculation stays as it is saved. */
  function add(name: string) {
    const scenario = { id: crypto.randomUUID(), name, changes: changesOf(store.get()) }
    return change({ scenarios: [...savedNow().scenarios, scenario], open: scenario.id })
  }

  function rename(id: string, name: string) {
    const renamed = (one: Scenario): Scenario => ({ ...one, name })
    const scenarios = savedNow().scenarios.map((one) => (one.id === id ? renamed(one) : one))
    return change({ scenarios, open: id, leavesForm: true })
  }

  function remove({ id, name }: Scenario) {
    const scenarios = savedNow().scenarios.filter((one) => one.id !== id)
    return change({ scenarios, open: null, undo: { text: `“${name}” is deleted.`, inputs: {} } })
  }

  async function swap(id: string) {
    if (hasUnsavedChanges(store.get()) && !(await saveFirst())) return
    const saved = savedNow()
    const scenario = saved.scenarios.find((one) => one.id === id)
    if (scenario === undefined) return
    const base = baseOf(store.get())
    const swapped = swapScenario(base, scenario, EARLIER)
    const names = Object.keys(scenario.changes) as (keyof Scenario['changes'])[]
    const pick = (from: typeof base): CalculationFields => Object.fromEntries(names.map((name) => [name, from[name]]))
    await change({
      scenarios: saved.scenarios.map((one) => (one.id === id ? swapped.scenario : one)),
      inputs: pick(swapped.inputs),
      open: null,
      undo: {
        text: `“${scenario.name}” is the calculation now. What it was is the scenario “${EARLIER}”.`,
        inputs: pick(base),
      },
    })
  }

  return {
    busy,
    failure,
    undo,
    open,
    add,
    rename,
    remove,
    swap,
    undoLast: async () => (undo ? change(undo) : undefined),
    loadTheirs: (theirs: SavedCalculation) => {
      store.update(showSaved, theirs, openId(), premium)
      setFailure(null)
      showAddress(openId())
    },
    closeNew: () => (search.get('scenario') === NEW ? showAddress(openId()) : undefined),
  }
}

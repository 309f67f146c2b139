import { MOST_SCENARIOS } from '@homeyield/domain/analysis/scenarios/scenario'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { comparePath } from '../../../components/compare-path.ts'
import { Button } from '../../../ui/button.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { hasUnsavedChanges } from '../model/calculator-state.ts'
import type { Saved } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { useHomePages } from '../model/use-home-pages.ts'
import { findProblems } from '../save/check/find-problems.ts'
import { Differences, useDifferences } from './differences.tsx'
import { Outcome } from './outcome.tsx'
import { type Step, StepDialog } from './step-dialog.tsx'
import styles from './scenarios.module.css'
import { NEW, useScenarioActions } from './use-scenario-actions.ts'

/** The name of the calculation itself, beside its scenarios. */
const AS_IT_IS = 'As it is'

/** The same home with other figures, beside the calculation. */
export function Scenarios({ premium }: { premium: boolean }) {
  const saved = useCalculator((state) => state.saved)
  if (saved === null || (saved.readonly && saved.scenarios.length === 0)) return null
  return premium || saved.scenarios.length > 0 ? <SavedScenarios saved={saved} premium={premium} /> : <WithPremium />
}

function WithPremium() {
  return (
    <p className="row wide">
      <span>
        <strong>Scenarios</strong>: this home at a higher rate or a lower price, beside this calculation.
      </span>
      <UpgradeLink />
    </p>
  )
}

function SavedScenarios({ saved, premium }: { saved: Saved; premium: boolean }) {
  const store = useCalculatorStore()
  const [search] = useSearchParams()
  const actions = useScenarioActions(premium)
  const pages = useHomePages()
  const mayChange = premium && !(saved.scenario?.baseReadonly ?? saved.readonly)
  const mayAdd = mayChange && saved.scenarios.length < MOST_SCENARIOS
  const [step, setStep] = useState<Step | null>(mayAdd && search.get('scenario') === NEW ? { name: 'adding' } : null)
  const open = saved.scenarios.find(({ id }) => id === saved.scenario?.id) ?? null
  const differences = useDifferences()

  function show(id: string | null) {
    if (id === (open?.id ?? null)) return
    if (!saved.readonly && hasUnsavedChanges(store.get())) setStep({ name: 'leaving', to: id })
    else actions.open(id)
  }

  function startAdding() {
    // A scenario needs no complete professional's review.
    if (!findProblems(store, pages, false)) setStep({ name: 'adding' })
  }

  return (
    <section className="stack tight" aria-label="Scenarios">
      <div className="row wide no-print">
        <div role="group" aria-label="What is shown" className="flex wrap close shrinks">
          {[{ id: null, name: AS_IT_IS }, ...saved.scenarios].map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className={`target pad-sides edged round raised ink bold breaks washes choosable ${styles.choice}`}
              aria-pressed={id === (open?.id ?? null)}
              onClick={() => show(id)}
            >
              {name}
            </button>
          ))}
        </div>
        {mayAdd ? (
          <Button look="quiet" busy={actions.busy} onClick={startAdding}>
            Copy as scenario
          </Button>
        ) : null}
        {premium && saved.scenarios.length > 0 ? (
          <LinkButton
            look="quiet"
            to={comparePath([[saved.id], ...saved.scenarios.map(({ id }) => [saved.id, id] as const)])}
          >
            Compare
          </LinkButton>
        ) : null}
      </div>
      {mayChange && !mayAdd ? (
        <p className="pale small">A calculation has up to {MOST_SCENARIOS} scenarios. Delete one to add another.</p>
      ) : null}
      {premium ? null : (
        <p className="pale small">
          Scenarios can be changed with Premium. <UpgradeLink />
        </p>
      )}
      {open === null ? null : (
        <div className="stack tight pad-row round wash marked">
          <Differences differences={differences} />
          {mayChange ? (
            <div className={`flex wrap no-print tight ${styles.actions}`}>
              <Button look="quiet" busy={actions.busy} onClick={() => setStep({ name: 'renaming' })}>
                Rename
              </Button>
              <Button look="quiet" busy={actions.busy} onClick={() => void actions.swap(open.id)}>
                Turn into the calculation
              </Button>
              <Button look="quiet" busy={actions.busy} onClick={() => void actions.remove(open)}>
                Delete this scenario
              </Button>
            </div>
          ) : null}
        </div>
      )}
      <Outcome actions={actions} version={saved.version} />
      {step === null ? null : (
        <StepDialog step={step} open={open} saved={saved} actions={actions} onClose={() => setStep(null)} />
      )}
    </section>
  )
}

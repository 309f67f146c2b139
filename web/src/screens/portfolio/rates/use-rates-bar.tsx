import type { OwnedHomes } from '@homeyield/contract/saved-calculation'
import type { TriedHome } from '@homeyield/domain/analysis/portfolio/try-rates'
import { streetOf } from '@homeyield/domain/property/street-of'
import { useState } from 'react'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { type RatesOfHome, ratesOf, undone, useRates } from './use-rates.ts'

interface UseRatesProps {
  readonly homes: readonly TriedHome[]
  readonly owned: OwnedHomes
  /** Called with the homes that have the rates now. */
  readonly onSaved: (ids: ReadonlySet<string>) => void
}

/** Writes the rates that are tried to their homes, and takes them back. */
export function UseRates({ homes, owned, onSaved }: UseRatesProps) {
  const { support_email } = useConfig()
  /** What can be taken back. */
  const [left, setLeft] = useState<readonly RatesOfHome[]>([])
  const use = useRates(({ saved }) => {
    if (saved.length === 0) return
    setLeft(saved)
    onSaved(new Set(saved.map(({ id }) => id)))
  })
  const undo = useRates(({ saved, changed: gone }) => {
    const done = new Set([...saved, ...gone].map(({ id }) => id))
    setLeft((before) => before.filter(({ id }) => !done.has(id)))
  })
  const changed = ratesOf(homes, owned)
  const result = undo.data ?? use.data
  return (
    <div className="stack">
      <div className="row wide">
        <Button
          look="primary"
          disabled={changed.length === 0 || undo.isPending}
          busy={use.isPending}
          onClick={() => {
            undo.reset()
            use.mutate(changed)
          }}
        >
          Use these rates
        </Button>
        <p className="quiet">
          {changed.length === 0
            ? 'Try a rate above to see it in your week. Nothing is saved until you use it.'
            : `They are saved as the next rates of ${namesOf(changed)}.`}
        </p>
      </div>
      {left.length > 0 ? (
        <Notice>
          The new rates are saved in {namesOf(left)}.{' '}
          <Button busy={undo.isPending} disabled={use.isPending} onClick={() => undo.mutate(undone(left))}>
            Undo
          </Button>
        </Notice>
      ) : null}
      {undo.data !== undefined && undo.data.saved.length > 0 ? (
        <Notice>{namesOf(undo.data.saved)}: the rates are as they were before.</Notice>
      ) : null}
      {result !== undefined && result.changed.length > 0 ? (
        <Notice look="warning">
          {namesOf(result.changed)} changed on another page or device meanwhile, so nothing was saved there. The loans
          above are the newest{undo.data === undefined ? ': check the rates that you try, then use them again' : ''}.
        </Notice>
      ) : null}
      {result !== undefined && result.problem !== null ? (
        <Notice look="problem">
          {sentenceFor(result.problem, support_email)}
          {undo.data === undefined ? ' The rates of the other homes are still filled in.' : ''}
        </Notice>
      ) : null}
    </div>
  )
}

export function namesOf(homes: readonly Pick<RatesOfHome, 'property'>[]): string {
  return new Intl.ListFormat('en-NZ').format(homes.map(({ property }) => streetOf(property)))
}

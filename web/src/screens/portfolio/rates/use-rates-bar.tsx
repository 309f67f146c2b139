import type { OwnedHomes } from '@homeyield/contract/saved-calculation'
import type { TriedHome } from '@homeyield/domain/analysis/portfolio/try-rates'
import { streetOf } from '@homeyield/domain/property/street-of'
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
  const [use, undo] = [useRates(), useRates()]
  const changed = ratesOf(homes, owned)
  const { data: used } = use
  const result = undo.data ?? used
  return (
    <div className="stack">
      <div className="row wide">
        <Button
          look="primary"
          disabled={changed.length === 0}
          busy={use.isPending}
          onClick={() => {
            undo.reset()
            use.mutate(changed, { onSuccess: ({ saved }) => onSaved(new Set(saved.map(({ id }) => id))) })
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
      {undo.data === undefined && used !== undefined && used.saved.length > 0 ? (
        <Notice>
          The new rates are saved in {namesOf(used.saved)}.{' '}
          <Button busy={undo.isPending} onClick={() => undo.mutate(undone(used.saved))}>
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
          above are the newest
          {undo.data === undefined ? ', and your rates are still filled in: check them, then use them again' : ''}.
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

function namesOf(homes: readonly RatesOfHome[]): string {
  return new Intl.ListFormat('en-NZ').format(homes.map(({ property }) => streetOf(property)))
}

import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { describeFiguresChanged } from '@homeyield/domain/appraisal/figures-changed'
import { FIGURES, HEADLINE } from '@homeyield/domain/figures/figures'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { isScenario } from '../model/calculator-state.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { markChangeSeen, useSeenChange } from './seen-changes.ts'

/** Why a calculation that an earlier version computed has other figures, until that is seen or it is saved again. */
export function FiguresChanged({ loaded }: { loaded: SavedCalculation }) {
  const { id, version, figures_changed: changed } = loaded
  const isSeen = useSeenChange(id)
  const isShown = useCalculator((state) => state.saved?.version === version && !isScenario(state))
  if (!changed || isSeen || !isShown) return null
  return (
    <Notice>
      <span>
        {FIGURES[HEADLINE].label}: {describeFiguresChanged(changed)}
      </span>
      <Button look="quiet" onClick={() => markChangeSeen(id)}>
        OK
      </Button>
    </Notice>
  )
}

import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useCalculator } from '../model/calculator-store.ts'
import { useSaving } from './saving.tsx'
import { isAsSent } from './waiting-saves.ts'

/** Says that the calculation waits for the connection to be saved, and once it is there, that it was. Source: decision 19. */
export function WaitingNotice() {
  const { waiting, saving, save, stopWaiting } = useSaving()
  const changed = useCalculator(
    (state) => typeof waiting === 'object' && waiting !== null && !isAsSent(waiting.body, state.form),
  )
  if (waiting === null) return null
  if (waiting === 'saved') return <Notice>The connection is back, and this calculation is saved.</Notice>
  return (
    <Notice look="warning">
      <span>
        Not saved yet: our server could not be reached. It is kept in this browser and will be saved when the connection
        is back.
        {changed ? ' What you changed since is kept too: press Save to have it saved as well.' : ''}
      </span>
      <Button look="quiet" busy={saving} onClick={save}>
        Try now
      </Button>
      <Button look="quiet" onClick={stopWaiting}>
        Do not save
      </Button>
    </Notice>
  )
}

import { Notice } from '../../ui/notice.tsx'
import { useOnline } from '../../api-client/use-online.ts'
import { Button } from '../../ui/button.tsx'
import { useCalculator } from './model/calculator-store.ts'
import { SuburbQuestion } from './address/suburb-question.tsx'
import { isSuburbOpen } from './address/address-transitions.ts'
import { useSaving } from './save/saving-context.ts'
import { matchesBody } from './save/stored/waiting-saves.ts'

/** The save is waiting for the connection, which the message bar announces. Source: decision 19. */
export function WaitingNotice() {
  const { waiting, saving, save, stopWaiting } = useSaving()
  const changed = useCalculator((state) => waiting !== null && !matchesBody(waiting.body, state.form))
  if (waiting === null) return null
  return (
    <Notice look="warning" announced={false}>
      <span>
        Not saved yet: our server could not be reached. It is stored in this browser and will be saved when the
        connection is back.
        {changed ? ' Your later changes are stored too: press Save to save them as well.' : ''}
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

/** For a suburb without its area. Source: decision 19. */
export function SuburbNotice({ premium }: { premium: boolean }) {
  const open = useCalculator(isSuburbOpen)
  const online = useOnline()
  return open && online ? <SuburbQuestion premium={premium} /> : null
}

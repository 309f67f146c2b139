import type { DataRouter } from 'react-router'
import { endExpired } from './token-store.ts'

const PRESSED = 'a, button, summary'

/**
 * Ends a session that has run out at whatever the person does next outside of a form: going somewhere, opening something,
 * pressing a button. Asking the server ends it as well (requests/call). Nobody is interrupted while typing.
 * Source: specification section 4, "Login".
 */
export function followExpiry(router: Pick<DataRouter, 'subscribe'>): () => void {
  const onClick = ({ target }: Event) => {
    const pressed = target instanceof Element ? target.closest(PRESSED) : null
    if (pressed && !pressed.closest('form')) endExpired()
  }
  const stopFollowing = router.subscribe(endExpired)
  document.addEventListener('click', onClick, { capture: true })
  return () => {
    stopFollowing()
    document.removeEventListener('click', onClick, { capture: true })
  }
}

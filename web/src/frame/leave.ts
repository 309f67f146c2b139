import type { Approach, Detour } from '../navigation/app-route.ts'
import { useNavigate } from '../navigation/app-router-context.ts'
import { setFlash } from './flash.ts'
import { paths } from '../paths.ts'
import { startPage } from '../session/gates.ts'
import { signOut } from '../session/session.ts'

const BY_CHOICE = { signsOut: true }

/**
 * Signs out, on the way to the sign-in page. It is a way on like any other, so that leaving unsaved changes asks first.
 */
export function useLeave(): () => void {
  const navigate = useNavigate()
  return () => void navigate(paths.signOut, { state: BY_CHOICE })
}

/**
 * Ends the session of who chose that, and leads to the sign-in page; who only comes by this address, to the start. The session is
 * revoked in the background: nobody should wait for that.
 */
export function leave({ state }: Pick<Approach, 'state'>): Detour {
  if (state !== BY_CHOICE) return startPage()
  void signOut()
  setFlash({ kind: 'success', text: 'You have signed out.' })
  return { to: paths.signIn }
}

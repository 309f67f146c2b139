import { redirect } from 'react-router'
import { setFlash } from './flash.ts'
import { paths } from '../paths.ts'
import { signOut } from '../session/session.ts'

/**
 * Signs out and goes to the sign-in page. It is the action of a route, so that leaving unsaved changes asks first like any
 * other way of leaving. The session is revoked in the background: nobody should wait for that.
 */
export function leave(): Response {
  void signOut()
  setFlash({ kind: 'success', text: 'You have signed out.' })
  return redirect(paths.signIn)
}

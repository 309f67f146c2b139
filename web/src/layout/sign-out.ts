import { redirect, useSubmit } from 'react-router'
import { paths } from '../paths.ts'
import { signOut } from '../session/session.ts'
import { setFlash } from '../messages/flash.ts'

/** Signs out through the route's action: a navigation like any other, so that leaving unsaved changes asks first. */
export function useSignOut(): () => void {
  const submit = useSubmit()
  return () => void submit(null, { method: 'post', action: paths.signOut })
}

/** Ends the session, and leads to the sign-in page. The session is revoked in the background: nobody should wait for that. */
export function leave(): Response {
  void signOut()
  setFlash({ kind: 'success', text: 'You have signed out.' })
  return redirect(paths.signIn)
}

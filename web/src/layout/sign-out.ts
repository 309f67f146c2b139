import { redirect, useSubmit } from 'react-router'
import { paths } from '../paths.ts'
import { signOut } from '../session/session.ts'
import { setFlash } from '../messages/flash.ts'

/** Signs out through the route's action, so that unsaved changes are asked about first. */
export function useSignOut(): () => void {
  const submit = useSubmit()
  return () => void submit(null, { method: 'post', action: paths.signOut })
}

/** Ends the session and redirects to sign in. The session is revoked in the background. */
export function signOutAction(): Response {
  void signOut()
  setFlash({ kind: 'success', text: 'You have signed out.' })
  return redirect(paths.signIn)
}

import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { signedOutByUser, useSignedIn } from '../session/session.ts'
import { setFlash } from '../messages/flash.ts'
import { rememberTarget } from '../session/target.ts'

/**
 * The screens of a signed-in person. When the session ends (expired, revoked, or signed out in another tab) the
 * person signs in again and returns here. Source: specification section 4, "Login".
 */
export function SignedIn() {
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  useEffect(() => {
    if (signedIn || signedOutByUser()) return
    rememberTarget(pathname + search)
    const kept = storesInput(pathname) ? ': what you entered is kept' : ''
    setFlash({ kind: 'error', text: `Your session has ended. Sign in to go on${kept}.` })
    void navigate(paths.signIn, { replace: true })
  }, [signedIn, navigate, pathname, search])

  return <Outlet />
}

// The calculator stores a draft, the account form its unsaved input. Other screens have only passwords to enter.
function storesInput(pathname: string): boolean {
  return [paths.calculator, paths.editAccount].some((path) => pathname === path || pathname.startsWith(`${path}/`))
}

import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { signedOutByUser, useSignedIn } from '../session/session.ts'
import { setFlash } from '../messages/flash.ts'
import { rememberTarget } from '../session/target.ts'

/**
 * The screens of those who are signed in. When the session ends while one is open (it expired, was revoked, or another tab
 * signed out), the person is sent to sign in and comes back here afterwards. Source: specification section 4, "Login".
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

// The calculator has its draft, and the account's form what use-hold-over-sign-in holds; nothing else is entered here but secrets.
function storesInput(pathname: string): boolean {
  return [paths.calculator, paths.editAccount].some((path) => pathname === path || pathname.startsWith(`${path}/`))
}

import { useEffect } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { signedOutByUser, useSignedIn } from '../session/session.ts'
import { showSessionEnded } from '../session/show-session-ended.ts'
import { rememberTarget } from '../session/target.ts'

/**
 * The screens of a signed-in person. When the session ends (expired, revoked, or signed out in another tab) the person
 * signs in again and returns here.
 */
export function SignedIn() {
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()

  useEffect(() => {
    if (signedIn || signedOutByUser()) return
    rememberTarget(pathname + search)
    showSessionEnded(pathname)
    void navigate(paths.signIn, { replace: true })
  }, [signedIn, navigate, pathname, search])

  return <Outlet />
}

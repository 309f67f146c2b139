import { claimsOf } from '../storage/token-claims.ts'

// Runs before anything is painted, as a classic script with a build of its own (vite.early.config.ts). Who is signed in does not see the landing page (decisions section 5), and no sign-in links on any other.
;(() => {
  const page = document.documentElement

  function isSignedIn(): boolean {
    try {
      return claimsOf(localStorage.getItem('homeyield.token') ?? '').expiresAt > Date.now()
    } catch {
      return false
    }
  }

  function look(): void {
    const signedIn = isSignedIn()
    page.toggleAttribute('data-signed-in', signedIn)
    if (!signedIn || !/^\/home\/?$/u.test(location.pathname)) return
    page.hidden = true
    location.replace('/calculator')
  }

  look()
  // A page that the browser kept as it was may be from before somebody signed in or out.
  addEventListener('pageshow', (event) => {
    if (event.persisted) look()
  })
})()

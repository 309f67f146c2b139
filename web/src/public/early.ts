import { claimsOf } from '../storage/token-claims.ts'

// Runs before the first paint, as a classic script with its own build (vite.early.config.ts). A signed-in person is
// sent from the landing page to the calculator, and sees no sign-in links on other pages, but the badge of a full free
// account.
;(() => {
  const page = document.documentElement

  function isSignedIn(): boolean {
    try {
      return claimsOf(localStorage.getItem('homeyield.token') ?? '').expiresAt > Date.now()
    } catch {
      return false
    }
  }

  // As session/free-limit.ts stores it.
  function isAtFreeLimit(): boolean {
    return localStorage.getItem('homeyield.cached-at-free-limit') !== null
  }

  function look(): void {
    const signedIn = isSignedIn()
    page.toggleAttribute('data-signed-in', signedIn)
    page.toggleAttribute('data-at-free-limit', signedIn && isAtFreeLimit())
    if (!signedIn || !/^\/home\/?$/u.test(location.pathname)) return
    page.hidden = true
    location.replace('/calculator')
  }

  look()
  // A page from the back/forward cache may be from before a sign-in or sign-out.
  addEventListener('pageshow', (event) => {
    if (event.persisted) look()
  })
})()

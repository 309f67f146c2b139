// Runs before anything is painted, as a classic script: nothing may be imported here. Who is signed in has no business on the
// landing page (decisions section 5) and needs no way in on any other. What counts as signed in: session/session.ts.
;(() => {
  const page = document.documentElement

  function isSignedIn(): boolean {
    try {
      const payload = (localStorage.getItem('homeyield.token') ?? '').split('.')[1] ?? ''
      const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown }
      return typeof exp === 'number' && exp * 1000 > Date.now()
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

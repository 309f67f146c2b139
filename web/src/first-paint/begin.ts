// Runs before anything is painted, as a classic script: nothing may be imported here. It says who is looking, as far as this browser
// knows, so that the first picture is theirs; and once that is painted it begins the application, a file at a time, so that
// the page answers in between. Source: decision 23. What counts as signed in: session/session.ts.
;(() => {
  const page = document.documentElement
  /** How long the first painting is waited for, in milliseconds. */
  const PATIENCE = 3_000
  const { search } = location

  function kept(key: string): string {
    return localStorage.getItem(`homeyield.${key}`) ?? ''
  }

  function isSignedIn(): boolean {
    const payload = kept('token').split('.')[1] ?? ''
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown }
    return typeof exp === 'number' && exp * 1000 > Date.now()
  }

  /** Whether the calculator may open as something else than a new calculation with everything open. */
  function isReturning(): boolean {
    const keys = Object.keys(localStorage).join()
    return (
      /\.draft|\.waiting-save/u.test(keys) ||
      kept('sections').length > 2 ||
      kept('kept-answers').includes('"premium":false') ||
      search.includes('referrer=premiumsuccess')
    )
  }

  function person(): string {
    try {
      if (isSignedIn()) return isReturning() ? 'returning' : 'member'
    } catch {
      // Nothing is kept, or nothing that can be read.
    }
    return 'visitor'
  }

  page.dataset['person'] = person()
  // A page of the application that takes this palette on shows itself to visitors alone.
  if (/[?&]professional=true(?:&|$)/u.test(search) && /^\/signup\/?$/iu.test(location.pathname)) {
    if (page.dataset['person'] === 'visitor') page.dataset['audience'] = 'professional'
  }

  let begun = false
  async function begin(): Promise<void> {
    if (begun) return
    begun = true
    const files = document.querySelector<HTMLMetaElement>('meta[name=application-files]')?.content.split(' ') ?? []
    // All are asked for at once, and none before there was something to see: on a slow line they would take their part of it.
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    let isLost = false
    for (const file of files) {
      // What cannot be fetched is asked for again by what needs it: in the end, by the application.
      isLost = await import(/* @vite-ignore */ file).then(
        () => false,
        () => true,
      )
      await new Promise((resolve) => setTimeout(resolve))
    }
    // Without it the picture would stand for ever and answer nothing.
    if (isLost) document.querySelector('[data-lost]')?.removeAttribute('hidden')
  }

  /** Makes what has come of the document so far the picture of whoever looks. */
  function dress(): void {
    // Only what is shown is anybody's.
    for (const other of document.querySelectorAll(`[data-for]:not([data-for~=${page.dataset['person']}])`))
      other.remove()
    // A style in the markup would need a looser content security policy.
    for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset['style'] ?? ''
      delete element.dataset['style']
    }
  }

  // What comes is dressed before it can be painted, and not once all has come: it would be seen to move into its place.
  const coming = new MutationObserver(dress)
  coming.observe(page, { childList: true, subtree: true })

  document.addEventListener('DOMContentLoaded', () => {
    dress()
    coming.disconnect()
    // Nothing is painted in a tab that nobody looks at.
    if (document.hidden) void begin()
    else requestAnimationFrame(() => setTimeout(() => void begin()))
    document.addEventListener('visibilitychange', () => void begin())
    // Whatever keeps the browser from painting, the application comes.
    setTimeout(() => void begin(), PATIENCE)
  })
})()

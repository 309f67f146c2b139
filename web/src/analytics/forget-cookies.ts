// Those that Google Analytics and the Meta pixel set on our own host.
const THEIRS = /^(?:_ga(?:_\w+)?|_gid|_fbp|_fbc)$/u

/** Deletes the cookies by which the providers know a browser again, from this host and those above it. */
export function forgetCookies(): void {
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, from) => `; domain=${labels.slice(from).join('.')}`)
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=', 1)
    if (!THEIRS.test(name)) continue
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`
  }
}

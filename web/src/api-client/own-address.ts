/**
 * An address of ours as this page reaches it: what lies below /api is asked of where the page came from, by whatever name of
 * the machine that is. Anybody else's stays as it is.
 */
export function ownAddress(url: string): string {
  const parsed = URL.parse(url, 'http://here.invalid')
  return parsed?.pathname.startsWith('/api/') ? parsed.pathname + parsed.search : url
}

/** An address of our API relative to this page's origin, by whatever host name it was opened; others unchanged. */
export function ownAddress(url: string): string {
  const parsed = URL.parse(url, 'http://here.invalid')
  return parsed?.pathname.startsWith('/api/') ? parsed.pathname + parsed.search : url
}

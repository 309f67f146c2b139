import { API_ORIGIN } from './api-origin.ts'

/** An address of our API at the origin where this page finds it, by whatever host name it was stored; others unchanged. */
export function ownAddress(url: string): string {
  const parsed = URL.parse(url, 'http://here.invalid')
  return parsed?.pathname.startsWith('/api/') ? API_ORIGIN + parsed.pathname + parsed.search : url
}

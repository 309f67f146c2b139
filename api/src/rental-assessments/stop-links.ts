/** The page that asks before it stops the mails. */
export function stopPage(origin: string, token: string): string {
  return `${origin}/stop/${encodeURIComponent(token)}`
}

/** Where mail programs stop them by themselves (RFC 8058); opened, it leads to the page. */
export function stopAtOnce(origin: string, token: string): string {
  return `${origin}/api/recipients/stop/${encodeURIComponent(token)}`
}

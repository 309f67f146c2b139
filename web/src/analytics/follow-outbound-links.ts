/** How long a person who leaves waits for the hit that tells of it, in milliseconds. Source: specification section 8. */
const PATIENCE = 250

/** Tells that somebody goes to another site, of which the host alone is named, and calls back when that was sent. */
type SendOutbound = (host: string, sent: () => void) => void

/**
 * Has `send` hear of every link to another site that is followed. Where the link opens in this very tab, the tab waits for the hit, at
 * most 250 ms; a link that somebody else takes care of, or that opens elsewhere, is left alone. `sender` answers null while nothing is to
 * be told.
 */
export function followOutboundLinks(sender: () => SendOutbound | null): void {
  document.addEventListener('click', (event) => {
    const send = sender()
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (send === null || link === null || event.defaultPrevented || !isOutbound(link)) return
    const { hostname, href } = link
    if (opensElsewhere(link, event)) {
      send(hostname, () => undefined)
      return
    }
    event.preventDefault()
    leaveAfterHit(
      (sent) => send(hostname, sent),
      () => window.location.assign(href),
    )
  })
}

function isOutbound({ protocol, origin }: HTMLAnchorElement): boolean {
  return /^https?:$/u.test(protocol) && origin !== window.location.origin
}

function opensElsewhere({ target, download }: HTMLAnchorElement, event: MouseEvent): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  return isModified || download !== '' || (target !== '' && target !== '_self')
}

/**
 * Sends the hit that tells of a way out, then leaves: as soon as the provider says that it has it, and after 250 ms at the latest. Leaves
 * once, whatever comes later.
 */
export function leaveAfterHit(send: (sent: () => void) => void, leave: () => void): void {
  let isLeft = false
  const go = () => {
    if (isLeft) return
    isLeft = true
    clearTimeout(timer)
    leave()
  }
  const timer = setTimeout(go, PATIENCE)
  send(go)
}

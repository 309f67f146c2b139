/** How long leaving may be delayed, in milliseconds. */
const MAX_DELAY = 250

/** Reports a link to another site by its host only, and calls back when that was sent. */
type SendOutbound = (host: string, sent: () => void) => void

/**
 * Reports every followed link to another site through `sender()`, which is null while nothing may be reported. If the
 * link opens in this tab, navigation waits for the report, at most 250 ms. Links that are handled elsewhere are left
 * alone.
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

/** Sends a report, then leaves once: when it was sent, or after 250 ms. */
export function leaveAfterHit(send: (sent: () => void) => void, leave: () => void): void {
  let isLeft = false
  const go = () => {
    if (isLeft) return
    isLeft = true
    clearTimeout(timer)
    leave()
  }
  const timer = setTimeout(go, MAX_DELAY)
  send(go)
}

/** How long a person who leaves waits for the hit that tells of it, in milliseconds. Source: specification section 8. */
const PATIENCE = 250

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

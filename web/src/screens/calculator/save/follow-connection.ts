import { currentAccount } from '../../../session/session.ts'
import { onTokenChange } from '../../../storage/token-store.ts'
import { onWaitingSave, waitingSaves } from './waiting-saves.ts'

/** How long until the server is tried again while the browser believes that there is a network: milliseconds, ever longer. */
const [FIRST_PAUSE, LONGEST_PAUSE] = [10_000, 120_000]

/**
 * Sends what waits to be saved as soon as it can be: now, when the network comes back, when the page is looked at again, when
 * somebody signs in, and every now and then while the server does not answer. Source: decision 19.
 */
export function followConnection(): void {
  let pause = FIRST_PAUSE
  let timer: ReturnType<typeof setTimeout> | undefined

  const tryLater = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      pause = Math.min(2 * pause, LONGEST_PAUSE)
      void tryNow()
    }, pause)
  }
  const tryNow = async () => {
    clearTimeout(timer)
    const owner = currentAccount()
    if (owner === null || waitingSaves(owner).every(({ refusal }) => refusal !== null)) return
    // Without a network the browser says when there is one again.
    if (!navigator.onLine) return
    const { sendWaiting } = await import('./send-waiting.ts')
    if (await sendWaiting()) tryLater()
    else pause = FIRST_PAUSE
  }
  const retryNow = () => {
    pause = FIRST_PAUSE
    void tryNow().catch(tryLater)
  }

  onWaitingSave(tryLater)
  onTokenChange(retryNow)
  window.addEventListener('online', retryNow)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') retryNow()
  })
  retryNow()
}

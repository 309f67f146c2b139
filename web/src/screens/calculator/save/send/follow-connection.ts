import { currentAccount } from '../../../../session/session.ts'
import { onTokenChange } from '../../../../storage/token-store.ts'
import { onWaitingSave, waitingSaves } from '../stored/waiting-saves.ts'

/** Milliseconds until the next try while the browser reports a network; doubled each time. */
const [FIRST_PAUSE, MAX_PAUSE] = [10_000, 120_000]

/**
 * Sends waiting saves: now, when the network or the page comes back, after signing in, and repeatedly while the server does
 * not respond. Source: decision 19.
 */
export function followConnection(): void {
  let pause = FIRST_PAUSE
  let timer: ReturnType<typeof setTimeout> | undefined

  const tryLater = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      pause = Math.min(2 * pause, MAX_PAUSE)
      void tryNow()
    }, pause)
  }
  const tryNow = async () => {
    clearTimeout(timer)
    const owner = currentAccount()
    if (owner === null || waitingSaves(owner).every(({ refusal }) => refusal !== null)) return
    // The `online` event starts the next try.
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

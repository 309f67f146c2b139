import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { whenIdle } from './when-idle.ts'

/**
 * Loads code that may be needed next, one part after the other, each when the browser is idle. Loads nothing in a browser that
 * saves data.
 */
export function prefetchCode(
  router: Parameters<typeof whenIdle>[0],
  [load, ...others]: readonly (() => Promise<unknown>)[],
): void {
  if (!load || savesData()) return
  // A failure does not matter: the code is fetched again when it is needed.
  whenIdle(
    router,
    () =>
      void load().then(
        () => prefetchCode(router, others),
        () => undefined,
      ),
  )
}

/** Whether the person asked the browser to save data; Safari and Firefox do not tell. */
function savesData(): boolean {
  return 'connection' in navigator && recordOrEmpty(navigator.connection)['saveData'] === true
}

import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { whenIdle } from './when-idle.ts'

/**
 * Loads code that may be needed next, one part after the other, each when the browser is idle. Loads nothing on a slow line, nor
 * in a browser that saves data.
 */
export function prefetchCode(
  router: Parameters<typeof whenIdle>[0],
  [load, ...others]: readonly (() => Promise<unknown>)[],
): void {
  if (!load || isSparing()) return
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

/** Whether the line is slow, or the person asked the browser to save data; Safari and Firefox do not tell. */
function isSparing(): boolean {
  const { saveData, effectiveType = '4g' } = recordOrEmpty('connection' in navigator ? navigator.connection : null)
  return saveData === true || effectiveType !== '4g'
}

import { useEffect, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import { ownTask } from '../own-task.ts'
import { NO_CONNECTION } from '../requests/request-problem.ts'
import { setFlash } from './flash.ts'
import { whenResting } from './when-resting.ts'

/** A component that comes late, and a way to wait for it before it is drawn, where nothing may move then. */
type LateComponent<Props> = ComponentType<Props> & { readonly ready: () => Promise<void> }

/**
 * A component whose code is not needed until the screen is shown and can be used: it comes once the page rests, or when the
 * component is first drawn, whichever is sooner. From then on it is drawn at once, like any other. `Meanwhile` stands in its place
 * until then, or nothing. Code that does not arrive is said in the bar at the top, and asked for again when next drawn.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = () => null,
): LateComponent<Props> {
  let Loaded: ComponentType<Props> | null = null
  const drawn = new Set<() => void>()
  const fetchOnce = async () => {
    Loaded ??= await load()
    for (const tell of drawn) tell()
  }
  whenResting(() => void fetchOnce().catch(() => undefined))

  // It may come at any time, also between being drawn and being followed.
  const follow = (tell: () => void) => {
    drawn.add(tell)
    return () => void drawn.delete(tell)
  }
  const current = () => Loaded

  function Late(props: Props) {
    const Component = useSyncExternalStore(follow, current, current)
    useEffect(() => {
      if (Loaded !== null) return
      ownTask()
        .then(fetchOnce)
        .catch(() => setFlash({ kind: 'error', text: NO_CONNECTION }))
    }, [])
    return Component === null ? <Meanwhile {...props} /> : <Component {...props} />
  }
  return Object.assign(Late, { ready: fetchOnce })
}

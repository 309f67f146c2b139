import type { DataRouter } from 'react-router'
import { configQuery } from '../api-client/queries.ts'
import { queryClient } from '../api-client/query-client.ts'
import { listenToEvents } from './marketing-event.ts'

/**
 * Measures visits to the screens if this installation configures analytics; only then is its code loaded. Without the
 * settings nothing is measured until the next load.
 */
export async function followAnalytics(router: Pick<DataRouter, 'subscribe' | 'state'>): Promise<void> {
  try {
    const { ga4_id, meta_pixel_id } = (await queryClient.ensureQueryData(configQuery)).analytics
    if (ga4_id === null && meta_pixel_id === null) return listenToEvents(null)
    const { startAnalytics } = await import('./start-analytics.ts')
    await firstScreen(router)
    const { visit, report } = startAnalytics({ ga4Id: ga4_id, metaPixelId: meta_pixel_id })
    let at = router.state.location
    router.subscribe(({ location }) => {
      if (location === at) return
      at = location
      visit(location)
    })
    listenToEvents(report)
  } catch {
    listenToEvents(null)
  }
}

/** Waits for the first screen: the opened address may redirect. */
async function firstScreen(router: Pick<DataRouter, 'subscribe' | 'state'>): Promise<void> {
  if (router.state.initialized) return
  await new Promise<void>((arrived) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      arrived()
    })
  })
}

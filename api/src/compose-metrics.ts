import { openDatabase } from '@homeyield/database/connection'
import type { Settings } from './config/settings.ts'
import { healthRoutes } from './health/health-routes.ts'
import { openHealthStore } from './health/health-store.ts'
import { buildOf } from './config/product-version.ts'
import { addGauges, type GaugeDeps } from './metrics/add-gauges.ts'
import { buildMetricsServer } from './metrics/build-metrics-server.ts'
import type { Metrics } from './metrics/metrics.ts'
import { openMetricsStore } from './metrics/metrics-store.ts'

// Of the statements that read the queue; the metrics have a connection of their own, as the others may all be taken.
const STATEMENT_TIMEOUT = 5_000

export interface ServedMetrics {
  readonly url: string | null
  readonly close: () => Promise<void>
}

/** Serves the metrics on their own port. Throws when it is taken. */
export async function serveMetrics(
  metrics: Metrics | null,
  settings: Settings,
  { pools, now }: Pick<GaugeDeps, 'pools' | 'now'>,
): Promise<ServedMetrics> {
  if (metrics === null || settings.metrics === null) return { url: null, close: () => Promise.resolve() }
  const database = openDatabase(settings.databaseDirectUrl ?? settings.databaseUrl, {
    max: 1,
    statementTimeout: STATEMENT_TIMEOUT,
  })
  const health = healthRoutes({ health: openHealthStore(database), build: buildOf(settings), now })
  const read = addGauges(metrics, {
    pools,
    store: openMetricsStore(database),
    readData: () => health.dataStatus(),
    now,
  })
  const server = buildMetricsServer(metrics, read)
  const close = async () => {
    await server.close()
    await database.close()
  }
  try {
    return { url: `${await server.listen(settings.metrics)}/metrics`, close }
  } catch (error) {
    await close()
    throw error
  }
}

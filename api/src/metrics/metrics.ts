import { collectDefaultMetrics, Counter, Histogram, Gauge, Registry } from 'prom-client'

export type Provider = 'addressfinder' | 'cotality' | 'mbie' | 'object_store' | 'smtp' | 'stripe'

/** Seconds. The queue's longest job and the slowest provider are within them. */
const REQUEST_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const JOB_BUCKETS = [0.05, 0.25, 1, 5, 15, 60, 300, 1800]

/** What a process measures. No label has a person's data or what a person chose: their values are few. */
export type Metrics = ReturnType<typeof openMetrics>

/** The metrics of one process, with those of Node (event loop, memory, processor) and the build that runs. */
export function openMetrics(build: { readonly version: string; readonly commit: string | null }) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'homeyield_build_info',
    help: 'Always 1; its labels name the version that runs',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ version: build.version, commit: build.commit ?? '' }, 1)
  return {
    registry,
    requests: new Counter({
      name: 'homeyield_http_requests_total',
      help: 'Answered requests by route and status',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'homeyield_http_request_duration_seconds',
      help: 'Time from a request to the end of its response',
      labelNames: ['method', 'route'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    jobSeconds: new Histogram({
      name: 'homeyield_job_duration_seconds',
      help: 'Time that jobs of the queue took in this process',
      labelNames: ['task', 'outcome'],
      buckets: JOB_BUCKETS,
      registers,
    }),
    providerSeconds: new Histogram({
      name: 'homeyield_provider_call_duration_seconds',
      help: 'Time of calls to outside providers',
      labelNames: ['provider', 'outcome'],
      buckets: REQUEST_BUCKETS,
      registers,
    }),
    mails: new Counter({
      name: 'homeyield_mail_attempts_total',
      help: 'Mails handed to the mail server: sent, refused for good or delayed',
      labelNames: ['outcome'],
      registers,
    }),
  }
}

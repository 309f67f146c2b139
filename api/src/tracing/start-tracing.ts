import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import type { QueueTask } from '../queue/queue-task.ts'

export interface Tracing {
  /** Makes a span of each request, named by its route. */
  readonly traceRequests: (server: FastifyInstance) => void
  /** The same tasks, with a span of each job. */
  readonly traceJobs: (tasks: readonly QueueTask[]) => QueueTask[]
  /** Makes a span of a call to a provider. */
  readonly traceCall: <Result>(provider: string, work: () => Promise<Result>) => Promise<Result>
  /** Sends what is left. */
  readonly close: () => Promise<void>
}

/**
 * Sends traces to an OpenTelemetry collector, such as http://collector:4318. Spans have routes, tasks, providers and statuses: never an
 * address, a statement or the message of an error, which may contain what a person typed. Throws without the packages.
 */
export async function startTracing(endpoint: string, build: { readonly version: string }): Promise<Tracing> {
  const { NodeTracerProvider, BatchSpanProcessor, OTLPTraceExporter, resourceFromAttributes } = await loadPackages()
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/u, '')}/v1/traces` })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env['OTEL_SERVICE_NAME'] ?? 'homeyield',
      'service.version': build.version,
    }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  provider.register()
  const tracer = provider.getTracer('homeyield')
  const inSpan = <Result>(name: string, kind: SpanKind, work: () => Promise<Result>): Promise<Result> =>
    tracer.startActiveSpan(name, { kind }, async (span) => {
      try {
        return await work()
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    })
  return {
    traceRequests(server) {
      const spans = new WeakMap<object, Span>()
      server.addHook('onRequest', (request, _reply, done) => {
        const { method, routeOptions, headers } = request
        const route = routeOptions.url ?? 'none'
        const attributes = { 'http.request.method': method, 'http.route': route, 'homeyield.request_id': request.id }
        const parent = propagation.extract(context.active(), headers)
        spans.set(request, tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent))
        done()
      })
      // The last hook before the handler: reading a body leaves the context of earlier ones.
      server.addHook('preHandler', (request, _reply, done) => {
        const span = spans.get(request)
        if (span) context.with(trace.setSpan(context.active(), span), done)
        else done()
      })
      server.addHook('onResponse', (request, reply, done) => {
        const span = spans.get(request)
        span?.setAttribute('http.response.status_code', reply.statusCode)
        if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
        done()
      })
    },
    traceJobs: (tasks) =>
      tasks.map((task) => ({
        ...task,
        work: (payload, signal) => inSpan(`job ${task.name}`, SpanKind.CONSUMER, () => task.work(payload, signal)),
      })),
    traceCall: (name, work) => inSpan(name, SpanKind.CLIENT, work),
    async close() {
      // Without a collector nothing can be sent, which is no reason not to stop.
      await provider.shutdown().catch(() => undefined)
      trace.disable()
      context.disable()
      propagation.disable()
    },
  }
}

async function loadPackages() {
  try {
    const [node, http, resources] = await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ])
    return { ...node, ...http, ...resources }
  } catch (error) {
    const sentence = 'OTEL_EXPORTER_OTLP_ENDPOINT needs packages that are not installed (docs/operations.md, “Traces”).'
    throw new Error(sentence, { cause: error })
  }
}

import { isUnavailable } from '@homeyield/database/is-unavailable'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { describeFailure } from './describe-failure.ts'
import { isApiCall } from './is-api-call.ts'
import { malformed, notFound, notReady, Refusal } from './refusal.ts'

interface ProductNames {
  readonly productName: string
  readonly supportEmail: string
}

/** Sends every refusal and failure as the documented body. */
export function handleErrors(server: FastifyInstance, names: ProductNames): void {
  server.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const refusal = refusalOf(error, names)
    if (refusal.status >= 500 && (refusal !== error || error.cause !== undefined)) {
      request.log.error(
        { error: describeFailure(error), method: request.method, route: request.routeOptions.url },
        'failed',
      )
    }
    return sendRefusal(reply, refusal)
  })
}

/** Sends a refusal: the documented body to a call of the API, elsewhere its sentence. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (refusal.details.retryAfter !== undefined) reply.header('retry-after', refusal.details.retryAfter)
  void reply.code(refusal.status).header('cache-control', 'no-store')
  return isApiCall(reply.request)
    ? reply.send(refusal.body)
    : reply.type('text/plain; charset=utf-8').send(refusal.message)
}

/** The framework reports an unreadable URL before it has a route: respond as for any unknown address. */
export function handleFrameworkError(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void sendRefusal(reply, notFound())
}

function refusalOf(error: FastifyError | Refusal, { productName, supportEmail }: ProductNames): Refusal {
  if (error instanceof Refusal) return error
  if (error.statusCode === 413) return new Refusal('too_large', 'That is too large.')
  if (error.statusCode === 415) return new Refusal('unsupported_type', 'Send JSON with the type application/json.')
  if (error.statusCode === 404) return notFound()
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return malformed('The request could not be read.')
  }
  if (isUnavailable(error)) return notReady(productName)
  return new Refusal('internal', `Something went wrong. Please contact ${supportEmail} if the problem persists`)
}

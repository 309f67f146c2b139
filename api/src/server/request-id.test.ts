import fastify from 'fastify'
import { expect, it } from 'vitest'
import { currentRequest, REQUEST_OPTIONS, returnRequestId, runInRequest } from './request-id.ts'

async function ask(sent?: string) {
  const lines: string[] = []
  const server = fastify({ ...REQUEST_OPTIONS, logger: { stream: { write: (line) => void lines.push(line) } } })
  returnRequestId(server)
  let known: string | undefined
  server.get('/', (request) =>
    runInRequest(request, async () => {
      await Promise.resolve()
      known = currentRequest()?.id
      request.log.info('asked')
      return ''
    }),
  )
  const { headers } = await server.inject({ url: '/', headers: sent === undefined ? {} : { 'x-request-id': sent } })
  await server.close()
  return { returned: headers['x-request-id'], known, log: lines.join('') }
}

it.each(['4bf92f3577b34da6a3ce929d0e0e4736', '0b0e7f3c-6f0a-4d7e-9a51-1f2f6c1f0a11', 'edge.7:42'])(
  'takes %s from the request, returns it and logs it',
  async (sent) => {
    const { returned, known, log } = await ask(sent)
    expect([returned, known]).toEqual([sent, sent])
    expect(log).toContain(`"request_id":"${sent}"`)
  },
)

it.each([undefined, '', 'short', 'x'.repeat(65), 'someone@homeyield.test', 'an id with spaces', 'line\tbreak12'])(
  'makes one instead of %j',
  async (sent) => {
    const { returned, known } = await ask(sent)
    expect(returned).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u)
    expect(known).toBe(returned)
  },
)

it('is of no request outside one', () => expect(currentRequest()).toBeUndefined())

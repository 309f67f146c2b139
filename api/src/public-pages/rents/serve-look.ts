import { LOOK_COOKIE, LOOK_SECONDS, lookQuery } from '@homeyield/contract/look'
import type { LookPage, LookPageResult } from '@homeyield/contract/look-page'
import { splitAreaCodes } from '@homeyield/domain/property/area-codes'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { LookAtRent } from '../../looks/look-port.ts'
import { LookUsed } from '../../looks/look-problems.ts'
import { visitorOf } from '../../server/authenticate.ts'
import { readCookie, setCookie } from '../../server/cookie.ts'
import { Refusal } from '../../server/refusal.ts'
import { readLookQuery } from './read-look-query.ts'
import type { RentPages } from './rent-pages.ts'

export interface ServeLookDeps {
  readonly look: LookAtRent
  readonly pages: Pick<RentPages, 'suburbPathOf' | 'findDistrict'>
  readonly render: (page: LookPage) => Promise<string>
  readonly https: boolean
}

/** Whether a query of /rents asks for the rent of a place. */
export function asksForPlace(query: unknown): boolean {
  const given = recordOrEmpty(query)
  return ['place', 'sa2_code', 'address_id'].some((name) => Object.hasOwn(given, name))
}

/** Sends the page of one rent without an account, by the same action as `GET /look`. */
export function sendLook(deps: ServeLookDeps) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    void reply
      .headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
      .type('text/html; charset=utf-8')
    const asked = readLookQuery(request.query)
    const result = await lookUp(deps, request, reply, asked)
    const isProfessional = recordOrEmpty(request.query)['professional'] === 'true'
    return reply.send(await deps.render({ isProfessional, asked, result }))
  }
}

async function lookUp(
  { look, pages, https }: ServeLookDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { dwelling, bedrooms, price, place: typed }: LookPage['asked'],
): Promise<LookPageResult> {
  const { place, sa2_code, address_id } = recordOrEmpty(request.query)
  const named = z.safeParse(lookQuery, { place, sa2_code, address_id })
  if (!named.success) {
    void reply.code(422)
    return { state: 'refused', sentence: `${named.error.issues[0]?.message ?? 'Enter a suburb or an address'}.` }
  }
  const used = readCookie(request.headers.cookie, LOOK_COOKIE)
  try {
    const found = await look(visitorOf(request), { ...named.data, dwelling, bedrooms, price }, used)
    if (found.place === null) {
      const district = await pages.findDistrict(typed)
      return { state: 'choices', choices: found.choices, district }
    }
    if (found.look !== null) setCookie(reply, { name: LOOK_COOKIE, value: found.look, seconds: LOOK_SECONDS }, https)
    const { rent, look: signed } = found
    return {
      state: 'found',
      place: found.place,
      rent,
      look: signed,
      suburbPage: await pageOf(pages, found.place.sa2_code),
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    void reply.code(error.status)
    if (error.details.retryAfter !== undefined) void reply.header('retry-after', error.details.retryAfter)
    if (!(error instanceof LookUsed)) return { state: 'refused', sentence: error.message }
    const { used: seen, wanted } = error
    return { state: 'used', used: seen, wanted, wantedPage: await pageOf(pages, wanted.sa2_code) }
  }
}

/** An everyday suburb has the page of its first area. */
function pageOf({ suburbPathOf }: Pick<RentPages, 'suburbPathOf'>, codes: string): Promise<string | null> {
  return suburbPathOf(splitAreaCodes(codes)[0] ?? '')
}

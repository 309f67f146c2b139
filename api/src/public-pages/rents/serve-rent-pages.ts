import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublicSite } from '../public-site.ts'
import { packText } from '../../server/pack-text.ts'
import { redirectToPage } from '../redirect-to-page.ts'
import { sendPacked } from '../../server/send-packed.ts'
import { writeSitemap } from '../write-sitemap.ts'
import { readRentQuery } from './read-rent-query.ts'
import type { RentPages } from './rent-pages.ts'
import { asksForPlace, sendLook, type ServeLookDeps } from './serve-look.ts'

/** Of brotli: 1,700 addresses are packed at each request. */
const SITEMAP_LEVEL = 5

interface DistrictRoute {
  readonly Params: { readonly district: string }
}

interface SuburbRoute {
  readonly Params: { readonly district: string; readonly suburb: string }
}

interface ServeRentPagesDeps {
  readonly site: Pick<PublicSite, 'documents'>
  readonly pages: RentPages
  readonly looks: Omit<ServeLookDeps, 'pages'>
  /** The pages' own, such as https://homeyield.example. */
  readonly origin: () => string
}

/**
 * Serves /rents, /rents/{district} and /rents/{district}/{suburb}, open to everybody, with `?dwelling=Flat&bedrooms=2` for a kind of
 * home. With `?area=` and a code, /rents leads to that area on the page of its district; with `?place=` it is
 * the rent of one place.
 */
export function serveRentPages(server: FastifyInstance, { site, pages, looks, origin }: ServeRentPagesDeps): void {
  const sendPlace = sendLook({ ...looks, pages })
  const sendDistricts = async (request: FastifyRequest, reply: FastifyReply) => {
    const { query } = request
    if (asksForPlace(query)) return sendPlace(request, reply)
    const { area: code } = recordOrEmpty(query)
    const area = typeof code === 'string' ? code : ''
    const slug = area === '' ? null : await pages.districtOf(area)
    if (slug === null) return sendPacked(request, reply, await pages.textOfDistricts(isProfessional(query)))
    const { dwelling, bedrooms } = readRentQuery(query)
    const kind = new URLSearchParams({ dwelling, bedrooms: String(bedrooms) })
    if (isProfessional(query)) kind.set('professional', 'true')
    const target = `/rents/${slug}?${kind.toString()}#area-${area}`
    return reply.header('cache-control', 'no-cache').redirect(target, 302)
  }
  const sendDistrict = async (request: FastifyRequest<DistrictRoute>, reply: FastifyReply) => {
    const { params, query } = request
    const { district } = params
    const text = await pages.textOfDistrict(district, readRentQuery(query), isProfessional(query))
    return text === null ? sendElsewhere(request, reply, district) : sendPacked(request, reply, text)
  }
  const sendSuburb = async (request: FastifyRequest<SuburbRoute>, reply: FastifyReply) => {
    const { params, query } = request
    const { district, suburb } = params
    const text = await pages.textOfSuburb(district, suburb, readRentQuery(query), isProfessional(query))
    return text === null ? sendElsewhere(request, reply, district, suburb) : sendPacked(request, reply, text)
  }
  const sendElsewhere = async (request: FastifyRequest, reply: FastifyReply, ...names: readonly string[]) => {
    const path = await pages.findPath(...names)
    if (path !== null) return redirectToPage(request, reply, path, 301)
    return sendPacked(request, reply, await site.documents.notFound(), 404)
  }
  for (const end of ['', '/']) {
    server.get(`/rents${end}`, sendDistricts)
    server.get<DistrictRoute>(`/rents/:district${end}`, sendDistrict)
    server.get<SuburbRoute>(`/rents/:district/:suburb${end}`, sendSuburb)
  }
  server.get('/rents/sitemap.xml', async (request, reply) => {
    const sitemap = writeSitemap(await pages.listPaths(), origin())
    return sendPacked(request, reply, await packText('application/xml; charset=utf-8', sitemap, SITEMAP_LEVEL))
  })
}

function isProfessional(query: unknown): boolean {
  return recordOrEmpty(query)['professional'] === 'true'
}

import { areaCodesField } from '@homeyield/contract/market-rent'
import { requiredLine } from '@homeyield/contract/text-field'
import { AREA_CREDIT, RENT_CREDIT } from '@homeyield/domain/assessment/assessment'
import { DWELLINGS, MAX_BEDROOMS_IN_MARKET_RENTS } from '@homeyield/domain/property/property-options'
import { findMarketRent } from '@homeyield/domain/rent/market-rent-choice'
import * as z from 'zod/mini'
import { notFound } from '../server/refusal.ts'
import { readAll } from '../server/slices.ts'
import type { Viewer } from '../server/viewer.ts'
import { NO_INPUT } from '../server/handlers.ts'
import { defineTool, type ToolHandlers } from './tool.ts'

const place = requiredLine('Name a place', 200).register(z.globalRegistry, {
  description: 'An address, the name of a suburb, or the SA2 code of an area.',
})
const dwelling = z.optional(z.enum(DWELLINGS)).register(z.globalRegistry, { description: 'All kinds without it.' })
const number_of_bedrooms = z
  .optional(z.int().check(z.gte(1), z.lte(20)))
  .register(z.globalRegistry, { description: '5 and more are one count. All counts without it.' })

export const rentOfPlace = defineTool({
  name: 'rent_of_a_place',
  title: 'Market rent of a place',
  description:
    'Estimated market rents of a New Zealand address or suburb, NZD a week, by kind of home and bedrooms: quartiles, the range in which the median lies with 80 % probability, the quarter and number of bonds behind it, and how sure it is. A guide, not a registered valuation.',
  scope: 'read:rents',
  input: z.object({ place, dwelling, number_of_bedrooms }),
  async run(handlers, viewer, given) {
    const { entries, ...found } = await findPlace(handlers, viewer, given.place)
    const kinds = given.dwelling === undefined ? DWELLINGS : [given.dwelling]
    const { number_of_bedrooms: count } = given
    const rents = kinds.flatMap((kind) =>
      count === undefined
        ? entries.filter((entry) => entry.dwelling === kind)
        : (findMarketRent(entries, kind, count) ?? []),
    )
    return {
      source: `${RENT_CREDIT} ${AREA_CREDIT}`,
      ...found,
      rents: rents.map(
        ({ evidence: _evidence, before_index: _before, index: _index, conflict: _conflict, ...rent }) => {
          const { number_of_bedrooms: bedrooms } = rent
          return bedrooms === MAX_BEDROOMS_IN_MARKET_RENTS ? Object.assign(rent, { bedrooms: '5 or more' }) : rent
        },
      ),
    }
  },
})

/** The first match with its rents, and the names of the others. Throws the refusal of what nobody knows. */
async function findPlace(handlers: ToolHandlers, viewer: Viewer, name: string) {
  const query = { q: name }
  if (z.safeParse(areaCodesField, name).success) {
    const entries = await readAll(await handlers.marketRentBySa2(viewer, { ...NO_INPUT, query: { sa2_code: name } }))
    return { place: { sa2_code: name }, other_matches: [], entries }
  }
  // A number may follow a unit, as in `Flat 2, 7 Kauri Street`; without one the name is a suburb’s.
  const addresses = /\d/u.test(name)
    ? await readAll(await handlers.searchAddresses(viewer, { ...NO_INPUT, query }))
    : []
  const [first, ...others] = addresses
  if (first !== undefined) {
    const { address, suburb, city, sa2_id, meshblock } = await handlers.readAddress(viewer, {
      ...NO_INPUT,
      params: { id: first.id },
    })
    const rents =
      sa2_id === '' && meshblock !== null
        ? await handlers.marketRentByMeshblock(viewer, { ...NO_INPUT, query: { mb: meshblock } })
        : await handlers.marketRentBySa2(viewer, { ...NO_INPUT, query: { sa2_code: sa2_id } })
    return {
      place: { address, suburb, city, sa2_code: sa2_id },
      other_matches: others.map((other) => other.address),
      entries: await readAll(rents),
    }
  }
  const [area, ...otherAreas] = await readAll(await handlers.searchAreas(viewer, { ...NO_INPUT, query }))
  if (area === undefined) throw notFound()
  const { sa2_code } = area
  const entries = await readAll(await handlers.marketRentBySa2(viewer, { ...NO_INPUT, query: { sa2_code } }))
  return {
    place: area,
    other_matches: otherAreas.map((other) => `${other.name}, ${other.territorial_authority}`),
    entries,
  }
}

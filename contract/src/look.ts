import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import { DWELLINGS } from '@homeyield/domain/property/property-options'
import * as z from 'zod/mini'
import { signedInSchema } from './account.ts'
import { figureOf } from './figure-field.ts'
import { areaCodesField, marketRentEntry } from './market-rent.ts'
import { line } from './text-field.ts'

/** The cookie with the look that a browser has used. */
export const LOOK_COOKIE = 'homeyield_look'

/** How long a look is valid. */
export const LOOK_SECONDS = 24 * 60 * 60

export const lookPriceField = figureOf(CALCULATION_FIELDS.purchase_price)

/** `place` as a person types it, or one of the choices that an earlier answer had. */
export const lookQuery = z
  .object({
    place: z.optional(line(200)),
    sa2_code: z.optional(areaCodesField),
    address_id: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    dwelling: z.optional(z.enum(DWELLINGS, { error: `Choose one of: ${DWELLINGS.join(', ')}` })),
    bedrooms: z.optional(figureOf(CALCULATION_FIELDS.number_of_bedrooms)),
    price: z.optional(lookPriceField),
  })
  .check(
    z.refine(({ place = '', sa2_code, address_id }) => place !== '' || (sa2_code ?? address_id) !== undefined, {
      path: ['place'],
      error: 'Enter a suburb or an address',
    }),
  )

/** The cookie as the browser sends it. */
export const lookHeaders = z.object({ cookie: z.optional(z.string()) })

const placeShape = {
  /** One SA2 code, or those of a suburb with commas between them. */
  sa2_code: z.string(),
  suburb: z.string(),
  city: z.string(),
  address: z.nullable(z.string()),
  address_id: z.nullable(z.string()),
}

/** What a signed look has: the place whose rent was answered, and for which home. */
export const lookSchema = z.object({
  ...placeShape,
  /** The areas of all looks of its day, where they are more than its own. */
  seen: z.optional(z.string()),
  dwelling: z.enum(DWELLINGS),
  bedrooms: z.number(),
  price: z.nullable(z.number()),
})
export type Look = z.infer<typeof lookSchema>

/** `name` is the area whose rent it is. An address that was not found has the rent of its suburb. */
export const lookedPlaceSchema = z.object({
  ...placeShape,
  name: z.string(),
  is_sample_address: z.boolean(),
  is_address_unknown: z.boolean(),
})
export type LookedPlace = z.infer<typeof lookedPlaceSchema>

export const placeChoiceSchema = z.object({
  name: z.string(),
  sa2_code: z.nullable(z.string()),
  address_id: z.nullable(z.string()),
})
export type PlaceChoice = z.infer<typeof placeChoiceSchema>

/** With several places, `choices`; with none, nothing at all. `look` is for POST /account, valid for a day. */
export const lookResponse = z.object({
  place: z.nullable(lookedPlaceSchema),
  rent: z.nullable(marketRentEntry),
  look: z.nullable(z.string()),
  choices: z.array(placeChoiceSchema),
})
export type LookResult = z.infer<typeof lookResponse>

/** `look` is what the first calculation is filled with; null where none was sent, or one that is not ours or has expired. */
export const createdAccountSchema = z.extend(signedInSchema, { look: z.nullable(lookSchema) })
export type CreatedAccount = z.infer<typeof createdAccountSchema>

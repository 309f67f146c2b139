import type { NewPrice, NewPromotionCode } from './stripe-sandbox.ts'
import { STRIPE_SANDBOX } from './stripe-sandbox.ts'
import type { CouponRecord, PriceRecord, PromotionCodeRecord } from './records.ts'
import type { World } from './world.ts'
import { newId } from './world.ts'

const LONG_AGO = 1_767_225_600

/** The promotion codes at the start. */
const CODES: readonly NewPromotionCode[] = [
  { code: 'WELCOME', percentOff: 100, duration: 'once', name: 'First month free' },
  { code: 'HALFYEAR', percentOff: 50, duration: 'repeating', durationInMonths: 6, name: 'Half price for half a year' },
  { code: 'DOLLAR', amountOff: 100, duration: 'forever', name: 'A dollar off' },
  {
    code: 'FIRSTTIME',
    percentOff: 20,
    duration: 'repeating',
    durationInMonths: 3,
    firstTime: true,
    name: 'New customers',
  },
  { code: 'EXPIRED', percentOff: 100, duration: 'once', expiresAt: LONG_AGO, name: 'Too late' },
  { code: 'USEDUP', percentOff: 100, duration: 'once', maxRedemptions: 1, timesRedeemed: 1, name: 'All gone' },
]

/** Adds the price and the promotion codes of a new sandbox, where missing. */
export function addDefaultCatalogue(world: World): void {
  if (!world.state.prices[STRIPE_SANDBOX.priceId]) putPrice(world, { id: STRIPE_SANDBOX.priceId, unitAmount: 499 })
  const known = new Set(Object.values(world.state.promotionCodes).map(({ code }) => code))
  for (const code of CODES) if (!known.has(code.code)) putPromotionCode(world, code)
}

/** Adds a price of the only product. */
export function putPrice(world: World, price: NewPrice): PriceRecord {
  if (world.state.prices[price.id]) throw new Error(`The price ${price.id} already exists.`)
  const record: PriceRecord = {
    id: price.id,
    created: world.now(),
    product: STRIPE_SANDBOX.productId,
    unitAmount: price.unitAmount,
    currency: price.currency ?? 'nzd',
    interval: price.interval ?? 'month',
    active: price.active ?? true,
    taxBehavior: price.taxBehavior ?? 'inclusive',
  }
  world.state.prices[record.id] = record
  return record
}

/** Adds a promotion code and its coupon. Throws when it is malformed or already active. */
export function putPromotionCode(world: World, given: NewPromotionCode): PromotionCodeRecord {
  const { state } = world
  if (!/^[\da-z-]{1,100}$/iu.test(given.code)) throw new Error('A promotion code has letters, digits and hyphens only.')
  const taken = Object.values(state.promotionCodes).some(
    ({ code, active }) => active && code.toLowerCase() === given.code.toLowerCase(),
  )
  if (taken) throw new Error(`An active promotion code ${given.code} already exists.`)
  const coupon: CouponRecord = {
    id: newId('coupon', 8).slice('coupon_'.length),
    created: world.now(),
    name: given.name ?? null,
    percentOff: given.percentOff ?? null,
    amountOff: given.amountOff ?? null,
    currency: given.amountOff === undefined ? null : (given.currency ?? 'nzd'),
    duration: given.duration ?? 'once',
    durationInMonths: given.duration === 'repeating' ? (given.durationInMonths ?? 1) : null,
    redeemBy: given.redeemBy ?? null,
    timesRedeemed: given.timesRedeemed ?? 0,
  }
  state.coupons[coupon.id] = coupon
  const code: PromotionCodeRecord = {
    id: newId('promo', 24),
    created: world.now(),
    code: given.code,
    coupon: coupon.id,
    customer: given.customer ?? null,
    expiresAt: given.expiresAt ?? null,
    maxRedemptions: given.maxRedemptions ?? null,
    firstTime: given.firstTime ?? false,
    minimumAmount: given.minimumAmount ?? null,
    active: given.active ?? true,
    timesRedeemed: given.timesRedeemed ?? 0,
  }
  state.promotionCodes[code.id] = code
  return code
}

import { showCoupon } from '../objects/show-coupon.ts'
import { showPrice } from '../objects/show-price.ts'
import { showProduct } from '../objects/show-product.ts'
import { showPromotionCode } from '../objects/show-promotion-code.ts'
import { endpoint } from '../wire/endpoint.ts'
import { isWithin, listPage } from '../wire/list-page.ts'
import { expand, flag, list, object, oneOf, paging, text, timeRange } from '../wire/parameters.ts'
import { missing } from '../wire/stripe-problem.ts'
import { find } from '../world.ts'

const PRICE_LIST = {
  ...paging,
  active: flag,
  created: timeRange,
  currency: text(),
  lookup_keys: list(text()),
  product: text(),
  recurring: object({ interval: oneOf('day', 'week', 'month', 'year') }),
  type: oneOf('recurring', 'one_time'),
}
const CODE_LIST = { ...paging, active: flag, code: text(), coupon: text(), created: timeRange, customer: text() }

export const catalogueEndpoints = [
  endpoint('GET /v1/products', object({ ...paging, active: flag, ids: list(text()) }), (world, params) => {
    const product = showProduct(world)
    const { active } = params
    const isMatch = active === undefined || active === product.active
    const listed = isMatch && (params.ids === undefined || params.ids.includes(product.id))
    return listPage(listed ? [product] : [], params, '/v1/products')
  }),

  endpoint('GET /v1/products/:id', object({ expand }), (world, _params, id) => {
    const product = showProduct(world)
    if (id !== product.id) throw missing('product', id)
    return product
  }),

  endpoint('GET /v1/prices', object(PRICE_LIST), ({ state }, params) => {
    const { active, created, currency, product, recurring, type } = params
    const found = Object.values(state.prices).filter(
      (price) =>
        (active === undefined || price.active === active) &&
        isWithin(price.created, created) &&
        (currency === undefined || price.currency === currency) &&
        (product === undefined || price.product === product) &&
        (recurring?.interval === undefined || price.interval === recurring.interval) &&
        type !== 'one_time' &&
        (params.lookup_keys ?? []).length === 0,
    )
    return listPage(found.map(showPrice), params, '/v1/prices')
  }),

  endpoint('GET /v1/prices/:id', object({ expand }), ({ state }, _params, id) =>
    showPrice(find(state.prices, 'price', id)),
  ),

  endpoint('GET /v1/coupons', object({ ...paging, created: timeRange }), ({ state, now }, params) => {
    const found = Object.values(state.coupons).filter(({ created }) => isWithin(created, params.created))
    return listPage(
      found.map((coupon) => showCoupon(coupon, now())),
      params,
      '/v1/coupons',
    )
  }),

  endpoint('GET /v1/coupons/:id', object({ expand }), ({ state, now }, _params, id) =>
    showCoupon(find(state.coupons, 'coupon', id), now()),
  ),

  endpoint('GET /v1/promotion_codes', object(CODE_LIST), (world, params) => {
    const { active, code, coupon, created, customer } = params
    const found = Object.values(world.state.promotionCodes)
      .filter(
        (promotion) =>
          (code === undefined || promotion.code.toLowerCase() === code.toLowerCase()) &&
          (coupon === undefined || promotion.coupon === coupon) &&
          (customer === undefined || promotion.customer === customer) &&
          isWithin(promotion.created, created),
      )
      .map((promotion) => showPromotionCode(world, promotion))
      .filter((promotion) => active === undefined || promotion.active === active)
    return listPage(found, params, '/v1/promotion_codes')
  }),

  endpoint('GET /v1/promotion_codes/:id', object({ expand }), (world, _params, id) =>
    showPromotionCode(world, find(world.state.promotionCodes, 'promotion code', id)),
  ),
]

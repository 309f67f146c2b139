import type { Stripe } from 'stripe'
import { problem, type Finding, ok } from './finding.ts'
import type { QueryResult } from './query-stripe.ts'
import { PREMIUM_PRICE_PER_MONTH } from '@homeyield/domain/membership/allowances'
import { dollars } from '../gateways/stripe/stripe-shapes.ts'

export function checkPrice(response: Exclude<QueryResult<Stripe.Price>, { kind: 'key' | 'unavailable' }>): Finding[] {
  if (response.kind === 'ok') return judgePrice(response.result)
  if (response.kind === 'permission') {
    return [problem('Price', 'the restricted key may not read it. Give it “Prices: read” and “Products: read”.')]
  }
  const advice = 'What you create in test mode does not exist in live mode or in another account. Copy its id, price_….'
  return [problem('Price', `Stripe has no price of that id for this key. ${advice}`)]
}

const CURRENCY = 'nzd'
const ANOTHER = 'A price cannot be changed: add another to the product and name it in STRIPE_PRICE_ID.'

export function judgePrice(price: Stripe.Price): Finding[] {
  const findings = [
    price.active
      ? ok('Price', `${price.id} is there and active.`)
      : problem(
          'Price',
          `${price.id} is archived, so nobody can buy it. Unarchive it, or name another in STRIPE_PRICE_ID.`,
        ),
    judgeProduct(price.product),
    judgeAmount(price),
    price.currency === CURRENCY
      ? ok('Currency', 'NZD.')
      : problem('Currency', `it is ${price.currency.toUpperCase()}, and should be NZD. ${ANOTHER}`),
    judgePeriod(price),
    judgeTax(price.tax_behavior),
  ]
  return findings
}

function judgeProduct(product: Stripe.Price['product']): Finding {
  const advice = 'Unarchive it in the Product catalogue.'
  if (typeof product === 'string') return problem('Product', `Stripe did not show it. ${advice}`)
  if (product.deleted || !product.active) return problem('Product', `the price’s product is archived. ${advice}`)
  return ok('Product', `“${product.name}” is active; payers see that name.`)
}

function judgeAmount({ unit_amount, billing_scheme, transform_quantity }: Stripe.Price): Finding {
  const should = PREMIUM_PRICE_PER_MONTH.toFixed(2)
  if (unit_amount === null || billing_scheme !== 'per_unit' || transform_quantity !== null) {
    return problem('Amount', `it depends on how much is bought, and should be ${should} flat. ${ANOTHER}`)
  }
  const amount = dollars(unit_amount)
  if (amount === PREMIUM_PRICE_PER_MONTH) return ok('Amount', `${should}.`)
  return problem('Amount', `it is ${amount.toFixed(2)}, and the pages and terms say ${should}. ${ANOTHER}`)
}

function judgePeriod({ recurring }: Stripe.Price): Finding {
  if (recurring === null) return problem('Period', `it is paid once, and should recur each month. ${ANOTHER}`)
  if (recurring.usage_type !== 'licensed') return problem('Period', `it is metered, and should be flat. ${ANOTHER}`)
  if (recurring.trial_period_days)
    return problem('Period', `it begins with a trial, which the pages do not mention. ${ANOTHER}`)
  const { interval, interval_count } = recurring
  if (interval === 'month' && interval_count === 1) return ok('Period', 'each month.')
  const every = interval_count === 1 ? `each ${interval}` : `every ${interval_count} ${interval}s`
  return problem('Period', `it is paid ${every}, and should be paid each month. ${ANOTHER}`)
}

function judgeTax(behavior: Stripe.Price['tax_behavior']): Finding {
  if (behavior === 'inclusive') return ok('Tax', 'GST is included.')
  const should = 'the amount should include GST'
  if (behavior === 'exclusive') return problem('Tax', `tax would come on top, and ${should}. ${ANOTHER}`)
  const advice = 'Set “Include tax in price” to Yes for this price; that can be done once.'
  return problem('Tax', `the price does not say whether tax is in it, and ${should}. ${advice}`)
}

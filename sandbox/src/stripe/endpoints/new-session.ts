import { expand, flag, list, metadata, object, oneOf, type Rule, text, whole } from '../wire/parameters.ts'
import { StripeProblem } from '../wire/stripe-problem.ts'

const url: Rule<string> = (given, param) => {
  const address = text(5000)(given, param)
  // Stripe replaces this by the session's id, so it need not be valid in a URL.
  if (/^https?:\/\//u.test(address) && URL.canParse(address.replaceAll('{CHECKOUT_SESSION_ID}', 'id'))) return address
  throw new StripeProblem(400, { message: 'Not a valid URL', code: 'url_invalid', param })
}

/** The supported parameters of a new checkout session. */
export const newSession = object({
  mode: oneOf('subscription'),
  ui_mode: oneOf('hosted_page'),
  customer: text(),
  customer_email: text(800),
  client_reference_id: text(200),
  line_items: list(object({ price: text(), quantity: whole(1, 99) })),
  discounts: list(object({ coupon: text(), promotion_code: text() })),
  allow_promotion_codes: flag,
  success_url: url,
  cancel_url: url,
  expires_at: whole(),
  locale: oneOf('auto', 'en', 'en-GB'),
  metadata,
  payment_method_collection: oneOf('always', 'if_required'),
  automatic_tax: object({ enabled: falseOnly }),
  adaptive_pricing: object({ enabled: falseOnly }),
  billing_address_collection: oneOf('auto'),
  submit_type: oneOf('auto', 'subscribe'),
  subscription_data: object({
    description: text(500),
    metadata,
    trial_period_days: whole(1, 730),
    billing_mode: object({ type: oneOf('flexible') }),
  }),
  expand,
})

export type NewSession = ReturnType<typeof newSession>

function falseOnly(given: Parameters<Rule<boolean>>[0], param: string): boolean {
  if (!flag(given, param)) return false
  throw new StripeProblem(400, { message: `This stand-in supports ${param} as false only.`, param })
}

/** The version of Stripe's API that the stand-in speaks. */
export const STRIPE_VERSION = '2026-10-28.endive'

import * as z from 'zod/mini'

/** What the browser needs to know of this installation. Nothing here is secret. Source: decisions section 1. */
export const configAnswer = z.object({
  product_name: z.string(),
  support_email: z.string(),
  /** Whom the footer credits for property data. */
  property_data_provider: z.object({ name: z.string(), url: z.string() }),
  /** NZD a month, GST included. */
  plan_price: z.number(),
  address_source: z.enum(['homeyield', 'addressfinder']),
  /** The widget that the browser loads to find addresses, with its public key and the origin it comes from; null asks us. */
  address_widget: z.nullable(z.object({ key: z.string(), url: z.string() })),
  /** What is not real here. */
  sample_data: z.object({
    addresses: z.boolean(),
    market_rents: z.boolean(),
    /** No money moves: payments go to a stand-in, or to the payment provider's test mode. */
    payments: z.boolean(),
    property_data: z.boolean(),
  }),
  /** Where a payer changes their card and sees their invoices at the payment provider, or null. */
  billing_portal_url: z.nullable(z.string()),
  /** With whom visits are measured once the visitor agrees: the public ids of a GA4 web stream and of a Meta pixel, or null. */
  analytics: z.object({ ga4_id: z.nullable(z.string()), meta_pixel_id: z.nullable(z.string()) }),
})
export type PublicConfig = z.infer<typeof configAnswer>

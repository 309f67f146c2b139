import { DOCUMENT_LANGUAGES } from '@homeyield/domain/documents/document-kinds'
import * as z from 'zod/mini'

/** The public settings of this installation. */
export const configResponse = z.object({
  product_name: z.string(),
  support_email: z.string(),
  /** Credited in the footer for property data. */
  property_data_provider: z.object({ name: z.string(), url: z.string() }),
  /** NZD a month, GST included. */
  plan_price: z.number(),
  address_source: z.enum(['homeyield', 'addressfinder']),
  /** The browser's address search with its public key and origin; null when the API searches. */
  address_widget: z.nullable(z.object({ key: z.string(), url: z.string() })),
  /** Whether there are addresses to search; if not, people enter them by hand. */
  has_addresses: z.boolean(),
  /** Whom to credit for the addresses, as a sentence. Source: the licence of each source. */
  address_credit: z.string(),
  /** Which data and payments are not real. */
  sample_data: z.object({
    addresses: z.boolean(),
    market_rents: z.boolean(),
    /** No money moves: payments go to a sandbox, or to the payment provider's test mode. */
    payments: z.boolean(),
    property_data: z.boolean(),
  }),
  /** Where a customer changes their card and sees invoices at the payment provider, or null. */
  billing_portal_url: z.nullable(z.string()),
  /** The languages of a client’s documents, the first by default. */
  document_languages: z.array(z.enum(DOCUMENT_LANGUAGES)),
  /** The public ids of a GA4 web stream and a Meta pixel, which count visits once the visitor agrees, or null. */
  analytics: z.object({ ga4_id: z.nullable(z.string()), meta_pixel_id: z.nullable(z.string()) }),
})
export type PublicConfig = z.infer<typeof configResponse>

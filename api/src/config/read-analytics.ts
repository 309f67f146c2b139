import * as z from 'zod/mini'
import type { AnalyticsSettings } from './settings.ts'

const GA4_SENTENCE = 'GA4_ID must be the measurement id of a Google Analytics 4 web stream, such as G-1A2B3C4D5E.'
const PIXEL_SENTENCE = 'META_PIXEL_ID must be the id of a Meta pixel: digits alone, such as 123456789012345.'

/** The variables of analytics. Both ids are public and part of URLs in pages, so only valid ids are accepted. */
export const analyticsVariables = {
  GA4_ID: z.optional(z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/u, GA4_SENTENCE))),
  META_PIXEL_ID: z.optional(z.string().check(z.regex(/^\d{5,20}$/u, PIXEL_SENTENCE))),
}

type Variables = z.infer<z.ZodMiniObject<typeof analyticsVariables>>

export function analyticsOf({ GA4_ID, META_PIXEL_ID }: Variables): AnalyticsSettings | undefined {
  if (GA4_ID === undefined && META_PIXEL_ID === undefined) return undefined
  return { ga4Id: GA4_ID ?? null, metaPixelId: META_PIXEL_ID ?? null }
}

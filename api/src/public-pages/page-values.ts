import type { PublicConfig } from '@homeyield/contract/config'

/** The server's values for the placeholders of the built pages (web/src/placeholders.ts). */
export interface PageValues {
  readonly PRODUCT_NAME: string
  readonly SUPPORT_EMAIL: string
  readonly PUBLIC_ORIGIN: string
  /** Empty where the API shares the pages' origin. */
  readonly API_ORIGIN: string
  /** The address of the API. */
  readonly API_HOST: string
  readonly PREMIUM_PRICE: string
  readonly PREMIUM_AMOUNT: string
  readonly PROVIDER_NAME: string
  readonly PROVIDER_URL: string
  readonly SAMPLE_NOTE: string
  readonly ADDRESS_CREDIT: string
  readonly GA4_ID: string
  readonly META_PIXEL_ID: string
  readonly PAGE_TITLE?: string
  /** Why a posted form was refused. */
  readonly PROBLEM?: string
  /** Any text for test payments, otherwise empty. */
  readonly TEST_PAYMENTS: string
  /** Any text where addresses are samples, otherwise empty. */
  readonly SAMPLE_ADDRESSES: string
}

export function pageValues(config: PublicConfig, origin: string, apiOrigin: string | null): PageValues {
  const amount = config.plan_price.toFixed(2)
  return {
    PRODUCT_NAME: config.product_name,
    SUPPORT_EMAIL: config.support_email,
    PUBLIC_ORIGIN: origin,
    API_ORIGIN: apiOrigin ?? '',
    API_HOST: `${apiOrigin ?? origin}/api`,
    PREMIUM_PRICE: `$${amount}`,
    PREMIUM_AMOUNT: amount,
    PROVIDER_NAME: config.property_data_provider.name,
    PROVIDER_URL: config.property_data_provider.url,
    SAMPLE_NOTE: config.sample_data.property_data ? ' (sample data here)' : '',
    ADDRESS_CREDIT: config.address_credit,
    GA4_ID: config.analytics.ga4_id ?? '',
    META_PIXEL_ID: config.analytics.meta_pixel_id ?? '',
    TEST_PAYMENTS: config.sample_data.payments ? 'test' : '',
    SAMPLE_ADDRESSES: config.sample_data.addresses ? 'samples' : '',
  }
}

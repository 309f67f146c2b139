import type { PublicConfig } from '@homeyield/contract/config'
import { PREMIUM_PRICE_PER_MONTH } from '@homeyield/domain/membership/allowances'
import { isSampleAddressFinder } from '../gateways/addressfinder/addressfinder-settings.ts'
import { addressCredit } from './address-credit.ts'
import { isSampleMbie } from '../gateways/mbie/mbie-settings.ts'
import { isSampleProvider } from '../gateways/cotality/cotality-settings.ts'
import type { SampleStore } from './sample-store.ts'
import type { Settings } from './settings.ts'

export async function readPublicConfig(
  settings: Pick<
    Settings,
    | 'productName'
    | 'supportEmail'
    | 'propertyDataProvider'
    | 'stripe'
    | 'cotality'
    | 'addressFinder'
    | 'mbie'
    | 'analytics'
    | 'documentLanguages'
  >,
  samples: Pick<SampleStore, 'hasAddresses' | 'hasSampleAddresses' | 'findAddressImport'>,
): Promise<PublicConfig> {
  const { addressFinder } = settings
  const addressSource = addressFinder === null ? 'homeyield' : 'addressfinder'
  const hasAddresses = addressFinder !== null || (await samples.hasAddresses())
  return {
    product_name: settings.productName,
    support_email: settings.supportEmail,
    property_data_provider: settings.propertyDataProvider,
    plan_price: PREMIUM_PRICE_PER_MONTH,
    address_source: addressSource,
    address_widget: addressFinder?.hasWidget ? { key: addressFinder.key, url: addressFinder.url } : null,
    has_addresses: hasAddresses,
    address_credit: addressCredit(addressSource, hasAddresses, await samples.findAddressImport()),
    sample_data: {
      addresses: addressFinder === null ? await samples.hasSampleAddresses() : isSampleAddressFinder(addressFinder),
      market_rents: settings.mbie !== null && isSampleMbie(settings.mbie),
      property_data: settings.cotality !== null && isSampleProvider(settings.cotality),
      // Only with a live key does money move.
      payments: !/^[sr]k_live_/u.test(settings.stripe?.secretKey ?? ''),
    },
    document_languages: [...settings.documentLanguages],
    billing_portal_url: settings.stripe?.portalUrl ?? null,
    analytics: { ga4_id: settings.analytics.ga4Id, meta_pixel_id: settings.analytics.metaPixelId },
  }
}

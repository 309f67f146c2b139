import type { PublicConfig } from '@homeyield/contract/config'
import { PROPERTY_DATA_PROVIDER } from '@homeyield/contract/property-data-provider'
import { useQuery } from '@tanstack/react-query'
import { configQuery } from './queries.ts'

/** Used until the settings have loaded. The server writes the product's name into the page. */
const FALLBACK: Pick<PublicConfig, 'product_name' | 'support_email' | 'property_data_provider'> &
  Partial<PublicConfig> = {
  product_name: document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? 'Homeyield',
  support_email: 'our support',
  property_data_provider: PROPERTY_DATA_PROVIDER,
}

/** The public settings of this installation, with fallbacks until they have loaded. */
export function useConfig(): typeof FALLBACK {
  return useQuery(configQuery).data ?? FALLBACK
}

import type { PublicConfig } from '@homeyield/contract/config'
import { PROPERTY_DATA_PROVIDER } from '@homeyield/contract/property-data-provider'
import { useQuery } from '@tanstack/react-query'
import { configQuery } from './queries.ts'

/** Stands in until the settings have come, or while the server cannot be asked. The name stands in the page as it was answered. */
const UNKNOWN: Pick<PublicConfig, 'product_name' | 'support_email' | 'property_data_provider'> & Partial<PublicConfig> =
  {
    product_name: document.querySelector<HTMLMetaElement>('meta[name=application-name]')?.content ?? 'Homeyield',
    support_email: 'our support',
    property_data_provider: PROPERTY_DATA_PROVIDER,
  }

/** The public settings of this installation; the support address reads as words until it is known. */
export function useConfig(): typeof UNKNOWN {
  return useQuery(configQuery).data ?? UNKNOWN
}

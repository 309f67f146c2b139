import type { PublicConfig } from '@homeyield/contract/config'
import { PROPERTY_DATA_PROVIDER } from '@homeyield/contract/property-data-provider'
import { useQuery } from '@tanstack/react-query'
import { configQuery } from './queries.ts'

/** Stands in until the settings have come, or while the server cannot be asked. */
const UNKNOWN: Pick<PublicConfig, 'product_name' | 'support_email' | 'property_data_provider'> & Partial<PublicConfig> =
  {
    product_name: 'Homeyield',
    support_email: 'our support',
    property_data_provider: PROPERTY_DATA_PROVIDER,
  }

/** The public settings of this installation; the support address reads as words until it is known. */
export function useConfig(): typeof UNKNOWN {
  return useQuery(configQuery).data ?? UNKNOWN
}

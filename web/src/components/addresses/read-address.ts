import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { call } from '../../api-client/call.ts'

/** Where a home is. */
export type ChosenAddress = Pick<
  CalculationInputs,
  'property' | 'is_sample_address' | 'suburb' | 'city' | 'meshblock' | 'sa2_code'
>

/** The address of a search result. Throws RequestProblem. */
export async function readAddress(id: string): Promise<ChosenAddress> {
  const found = await call('readAddress', { params: { id } })
  return {
    property: found.address,
    is_sample_address: found.sample,
    suburb: found.suburb,
    city: found.city,
    meshblock: found.meshblock,
    sa2_code: found.sa2_id === '' ? null : found.sa2_id,
  }
}

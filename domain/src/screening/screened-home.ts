import type { CalculationInputs } from '../calculation/fields.ts'
import type { Dwelling } from '../property/property-options.ts'
import type { RentFigures } from '../rent/rent-table.ts'

/** A home of a list, where its address is known; what its line did not name is null. */
export interface ListedInputs extends Pick<
  CalculationInputs,
  'property' | 'is_sample_address' | 'suburb' | 'city' | 'meshblock' | 'sa2_code'
> {
  readonly dwelling: Dwelling | null
  readonly number_of_bedrooms: number | null
  /** NZD; null for an auction or a negotiation. */
  readonly purchase_price: number | null
}

/** A home with the rents of its area; none where they are not known or not open to the account. */
export interface ScreenedHome {
  readonly id: string
  readonly home: ListedInputs
  readonly rents: readonly RentFigures[]
}

import type { RentFigures } from '../rent/rent-table.ts'
import type { ListedInputs, ScreenedHome } from './screened-home.ts'

interface HomeOfList extends ListedInputs {
  readonly id: string
  /** `known` where its place and figures are. */
  readonly state: string
  readonly left_out: boolean
}

interface AreaOfRents {
  readonly sa2_code: string
  readonly rents: readonly RentFigures[]
}

/** The homes of a list that are compared, with the rents of their areas: those that are known and not left out. */
export function comparedHomes(homes: readonly HomeOfList[], areas: readonly AreaOfRents[]): ScreenedHome[] {
  const rentsOf = new Map(areas.map(({ sa2_code, rents }) => [sa2_code, rents]))
  return homes
    .filter(({ state, left_out }) => state === 'known' && !left_out)
    .map(({ id, property, is_sample_address, suburb, city, meshblock, sa2_code, ...line }) => ({
      id,
      home: {
        property,
        is_sample_address,
        suburb,
        city,
        meshblock,
        sa2_code,
        dwelling: line.dwelling,
        number_of_bedrooms: line.number_of_bedrooms,
        purchase_price: line.purchase_price,
      },
      rents: rentsOf.get(sa2_code ?? '') ?? [],
    }))
}

import type { Dwelling } from '../property/property-options.ts'
import { MAX_CAR_PARKS } from '../property/property-options.ts'

interface Home {
  readonly dwelling: Dwelling
  readonly number_of_bedrooms: number
  readonly number_of_car_parks: number | null
}

/** A home in words, such as `House with 3 bedrooms and 1 car park`. A room has no bedrooms of its own. */
export function describeHome({ dwelling, number_of_bedrooms: bedrooms, number_of_car_parks: carParks }: Home): string {
  const parts = [
    ...(dwelling === 'Room' || bedrooms === 0 ? [] : [`${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`]),
    ...(carParks === null || carParks === 0
      ? []
      : [`${carParks}${carParks === MAX_CAR_PARKS ? '+' : ''} ${carParks === 1 ? 'car park' : 'car parks'}`]),
  ]
  return parts.length === 0 ? dwelling : `${dwelling} with ${parts.join(' and ')}`
}

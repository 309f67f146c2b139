import { type Dwelling, MAX_CAR_PARKS } from '../property/property-options.ts'
import type { PhraseName } from './phrases/en.ts'
import type { Say } from './phrases/phrases.ts'

interface Home {
  readonly dwelling: Dwelling
  readonly number_of_bedrooms: number | null
  readonly number_of_car_parks: number | null
}

const DWELLING_PHRASES: Readonly<Record<Dwelling, PhraseName>> = {
  House: 'house',
  Apartment: 'apartment',
  Flat: 'flat',
  Room: 'room',
}

/** A home in a document's language, such as `House with 3 bedrooms and 1 car park`. A room has no bedrooms of its own. */
export function describeHomeIn(
  say: Say,
  { dwelling, number_of_bedrooms: bedrooms, number_of_car_parks: parks }: Home,
): string {
  const home = say(DWELLING_PHRASES[dwelling])
  const [one, other] = [
    ...(dwelling === 'Room' || !bedrooms
      ? []
      : [bedrooms === 1 ? say('one_bedroom') : say('bedrooms', { count: bedrooms })]),
    ...(parks ? [parks === 1 ? say('one_car_park') : say('car_parks', { count: carParkCount(parks) })] : []),
  ]
  if (one === undefined) return home
  return say('home_with', { home, what: other === undefined ? one : say('and', { one, other }) })
}

function carParkCount(parks: number): string {
  return parks === MAX_CAR_PARKS ? `${parks}+` : String(parks)
}

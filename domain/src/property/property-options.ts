/** In display order. Source: docs/method/property-types.md, "Dwellings". */
export const DWELLINGS = ['House', 'Apartment', 'Flat', 'Room'] as const
export type Dwelling = (typeof DWELLINGS)[number]

/** Source: docs/method/property-types.md, "Dwellings". */
export const DEFAULT_DWELLING: Dwelling = 'House'

/** Bedrooms offered without market rents; the highest is labelled 6+. Source: docs/method/property-types.md, "Bedrooms". */
export const DEFAULT_BEDROOM_RANGE = { lowest: 1, highest: 6 } as const

/** Source: docs/method/property-types.md, "Bedrooms". */
export const DEFAULT_BEDROOMS = 1

/** In market rents, five bedrooms means five or more. Source: docs/method/property-types.md, "Bedrooms". */
export const MAX_BEDROOMS_IN_MARKET_RENTS = 5

/** The highest value of the slider, which means five or more. Source: docs/method/property-types.md, "Quality". */
export const MAX_CAR_PARKS = 5

/** House condition, in per cent from the lower to the upper quartile. Source: docs/method/property-types.md, "Quality". */
export const HOUSE_CONDITION = { lowest: 0, highest: 100, default: 50 } as const

/** The labels of the property quality slider. Source: docs/method/property-types.md, "Quality". */
export const HOUSE_CONDITION_MARKS = [
  { value: 0, label: 'Awful' },
  { value: 50, label: 'Average' },
  { value: 100, label: 'Awesome' },
] as const

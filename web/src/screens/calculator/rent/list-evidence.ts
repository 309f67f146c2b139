import type { MarketRentEntry, RawRent } from '@homeyield/domain/rent/market-rent-entry'
import { writeQuarter } from '@homeyield/domain/dates/write-quarter'

export interface EvidenceRow {
  readonly place: string
  /** What it is and, if it was not used, why. */
  readonly note: string
  readonly figures: Pick<RawRent, 'lower_quartile' | 'median' | 'upper_quartile' | 'bonds'> | null
}

const SET_ASIDE = 'not used'
const COMPARISON = 'for comparison'

/** The estimate, then the raw figures beside it, the nearest first. */
export function listEvidence(entry: MarketRentEntry): EvidenceRow[] {
  const { own, areas, suburb_group, district, region } = entry.evidence
  const wider = [suburb_group, district, region].filter((rent) => rent !== null)
  return [
    { place: `Estimate for ${describeKind(entry)}`, note: noteOf([writeQuarter(entry.period)]), figures: entry },
    ...(own === null ? [] : [rowOf('Its own bonds', own)]),
    ...areas.map((area) =>
      area.own === null
        ? { place: area.place, note: 'no bonds of this kind', figures: null }
        : rowOf(area.place, area.own),
    ),
    ...wider.map((rent) => ({
      place: rent.place,
      note: noteOf([writeQuarter(rent.period), COMPARISON]),
      figures: rent,
    })),
  ]
}

/** The area's other kinds of home, which tell how its rents compare with those around. */
export function listOtherSizes({ evidence }: MarketRentEntry): EvidenceRow[] {
  return evidence.area_other.map((rent) =>
    rowOf(rent.dwelling === 'Any' ? `All homes, ${countBedrooms(rent.number_of_bedrooms)}` : nameKind(rent), rent),
  )
}

/** Why figures are not used; empty when all are. */
export function describeUnused(rows: readonly EvidenceRow[]): string {
  const has = (note: string) => rows.some((row) => row.note.endsWith(note))
  return [
    has(SET_ASIDE) ? 'Not used: looks like rooms let separately or social rents.' : '',
    has(COMPARISON) ? 'For comparison: the estimate is drawn towards homes around here, not to these figures.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

function rowOf(place: string, rent: RawRent): EvidenceRow {
  return { place, note: noteOf([writeQuarter(rent.period), rent.used ? '' : SET_ASIDE]), figures: rent }
}

function noteOf(parts: readonly string[]): string {
  return parts.filter(Boolean).join(', ')
}

type Kind = Pick<MarketRentEntry['evidence']['area_other'][number], 'dwelling' | 'number_of_bedrooms'>

function nameKind({ dwelling, number_of_bedrooms }: Kind): string {
  return dwelling === 'Room' ? 'Room' : `${dwelling}, ${countBedrooms(number_of_bedrooms)}`
}

function countBedrooms(bedrooms: number): string {
  return `${bedrooms === 5 ? '5 or more' : bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`
}

function describeKind({ dwelling, number_of_bedrooms }: MarketRentEntry): string {
  const plural = `${dwelling.toLowerCase()}s`
  if (dwelling === 'Room') return 'rooms'
  return number_of_bedrooms === 5 ? `${plural} with five or more bedrooms` : `${number_of_bedrooms}-bedroom ${plural}`
}

import { toDollars } from '@homeyield/domain/money/round'
import { foldText } from '@homeyield/domain/property/fold-text'
import { DWELLINGS } from '@homeyield/domain/property/property-options'
import { poolCells, type RentCell } from '@homeyield/domain/rent/rent-cell'
import { figure, field, list, text } from '../loose-json.ts'
import { ProviderFailure } from '../provider-failure.ts'
import type { Quarter } from './quarters.ts'

/** Measured over the place as a whole, not pooled from some of its areas. */
const WHOLE = Infinity
const BEDROOMS: Readonly<Record<string, number>> = { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '5+': 5 }
/** A Room is let as one: where the bedrooms are stated, else where they are not, else all together. */
const ROOM_BEDROOMS = ['1', 'NA', 'ALL']
const AGGREGATE = 'ALL'

/** A row of the statistics, before anything is made of it. */
export interface StatisticsRow {
  readonly dwelling: string
  readonly bedrooms: string
  readonly row: unknown
}

/**
 * The rows about the place that was asked for. The provider names a place and never says its code: rows of one name are taken, of
 * several those that bear the name asked for. Throws a ProviderFailure when none does. Source: providers, section 2.3.
 */
export function rowsAbout(items: unknown, name: string): StatisticsRow[] {
  const rows = list(items).flatMap((row) => {
    const area = text(field(row, 'area'), 200)
    return area === null || area === AGGREGATE ? [] : [{ area, row }]
  })
  const several = new Set(rows.map(({ area }) => area)).size > 1
  const about = several ? rows.filter(({ area }) => foldText(area) === foldText(name)) : rows
  if (about.length === 0 && rows.length > 0) throw new ProviderFailure('failed', 'answered other areas than asked')
  return about.map(({ row }) => ({
    dwelling: text(field(row, 'dwell')) ?? '',
    bedrooms: text(field(row, 'nBedrms')) ?? '',
    row,
  }))
}

/**
 * The cells of some rows: quartiles where they are published, else those of the fitted distribution; what lacks either, or its
 * bonds, is no figure. `5` and `5+` are one; any dwelling is `Any`; boarding houses are nobody's. Source: section 2.3.
 */
export function cellsOf(rows: readonly StatisticsRow[], { firstDay }: Quarter): RentCell[] {
  const kinds = [...DWELLINGS.filter((dwelling) => dwelling !== 'Room'), 'Any'] as const
  const cells = kinds.flatMap((dwelling) =>
    [1, 2, 3, 4, 5].flatMap((number) => {
      const name = dwelling === 'Any' ? AGGREGATE : dwelling
      const found = rows.filter((one) => one.dwelling === name && BEDROOMS[one.bedrooms] === number)
      const pooled = poolCells(found.flatMap(({ row }) => figuresOf(row, firstDay)))
      return pooled === null ? [] : [{ dwelling, number_of_bedrooms: number, ...pooled }]
    }),
  )
  const rooms = ROOM_BEDROOMS.flatMap((bedrooms) =>
    rows
      .filter((one) => one.dwelling === 'Room' && one.bedrooms === bedrooms)
      .flatMap(({ row }) => figuresOf(row, firstDay)),
  )
  const [room] = rooms
  return room === undefined ? cells : [...cells, { dwelling: 'Room', number_of_bedrooms: 1, ...room }]
}

function figuresOf(row: unknown, period: string) {
  const number = (name: string) => figure(field(row, name))
  const [lower, upper] = [number('lq') ?? number('slq'), number('uq') ?? number('suq')]
  const bonds = number('nLodged')
  const logarithm = number('lmean')
  const median = number('med') ?? (logarithm === null ? null : Math.exp(logarithm))
  if (lower === null || upper === null || median === null || bonds === null || bonds <= 0) return []
  const [lower_quartile, middle, upper_quartile] = [toDollars(lower), toDollars(median), toDollars(upper)]
  const isInOrder = lower_quartile > 0 && lower_quartile <= middle && middle <= upper_quartile
  return isInOrder ? [{ lower_quartile, median: middle, upper_quartile, bonds, period, areas: WHOLE }] : []
}

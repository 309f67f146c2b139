import { toDollars } from '@homeyield/domain/money/round'
import { foldText } from '@homeyield/domain/property/fold-text'
import { DWELLINGS } from '@homeyield/domain/property/property-options'
import { poolCells, type RentCell } from '@homeyield/domain/rent/rent-cell'
import { figure, field, list, text } from '../loose-json.ts'
import { ProviderFailure } from '../provider-failure.ts'
import type { Quarter } from './quarters.ts'

/** Measured over the whole place, not pooled from areas. */
const WHOLE = Infinity
const BEDROOMS: Readonly<Record<string, number>> = { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5, '5+': 5 }
/** Rooms, by stated bedrooms, else without, else all together. */
const ROOM_BEDROOMS = ['1', 'NA', 'ALL']
const AGGREGATE = 'ALL'

export interface StatisticsRow {
  readonly dwelling: string
  readonly bedrooms: string
  readonly row: unknown
}

/**
 * The rows about the requested place. The provider returns names without codes: rows of one name are taken, of several
 * names those with the requested one. Throws a ProviderFailure when none has it.
 */
export function rowsAbout(items: unknown, name: string): StatisticsRow[] {
  const rows = list(items).flatMap((row) => {
    const area = text(field(row, 'area'), 200)
    return area === null || area === AGGREGATE ? [] : [{ area, row }]
  })
  const several = new Set(rows.map(({ area }) => area)).size > 1
  const about = several ? rows.filter(({ area }) => foldText(area) === foldText(name)) : rows
  if (about.length === 0 && rows.length > 0) throw new ProviderFailure('failed', 'returned other areas')
  return about.map(({ row }) => ({
    dwelling: text(field(row, 'dwell')) ?? '',
    bedrooms: text(field(row, 'nBedrms')) ?? '',
    row,
  }))
}

/**
 * The cells of some rows: published quartiles, else those of the fitted distribution; without these or bonds there is
 * no cell. `5` and `5+` are one; all dwellings together are `Any`; boarding houses are ignored.
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

import type { RentCell } from '@homeyield/domain/rent/rent-cell'
import type { RentPlaces, MarketRentGateway, ProvidedRungs } from '../../market-rent/rent-source.ts'
import { providerFailure, ProviderFailure } from '../provider-failure.ts'
import { withinLimit } from '../time-limit.ts'
import { ResultCache } from '../result-cache.ts'
import { hasBedroomFault, withoutRoomRents } from './bedroom-faults.ts'
import { findLabel, findSuburbGroup, labelsOf, type AreaLabel } from './find-label.ts'
import { mbieClient, type MbieDeps, type MbieTimeouts } from './mbie-client.ts'
import type { MbieSettings } from './mbie-settings.ts'
import { coveredFrom, publishedQuarters, type Quarter } from './quarters.ts'
import { cellsOf, rowsAbout, type StatisticsRow } from './read-statistics.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
// New figures come monthly.
const STATISTICS = { fresh: DAY, usable: 7 * DAY, most: 3000 }
const LABELS = { fresh: 7 * DAY, usable: 60 * DAY, most: 10 }
// A person waits for the result; a slower call still fills the cache.
const TIMEOUTS: MbieTimeouts = { call: 15_000, total: 6_000 }

const DEFINITIONS = {
  area: 'SAU2019',
  suburb_group: 'IMR2017',
  district: 'territorial-authority-2019',
  region: 'regional-council-2019',
} as const
type Kind = keyof typeof DEFINITIONS

interface Statistics {
  readonly quarter: Quarter
  readonly rows: readonly StatisticsRow[]
}

/**
 * Reads from MBIE's API the rents of an area, its group of suburbs, its district and its region. The region, which
 * always has figures, determines the newest published quarter with valid bedrooms; all others are read for that
 * quarter, or for an older one if that fails. Null for what does not arrive in time.
 */
export function openMbieGateway(settings: MbieSettings, deps: MbieDeps): MarketRentGateway {
  const { now, warn, timeouts = TIMEOUTS } = deps
  const callApi = mbieClient(settings, { ...deps, timeouts })
  const statistics = new ResultCache<Statistics | null>({ ...STATISTICS, now })
  const labels = new ResultCache<AreaLabel[]>({ ...LABELS, now })

  const listLabels = (kind: Kind) =>
    labels.get(kind, async () => {
      const found = labelsOf((await callApi(`/area-definitions/${DEFINITIONS[kind]}`))['items'])
      if (found.length === 0) throw new ProviderFailure('failed', 'a list of places is empty', { blame: false })
      return found
    })

  const readQuarter = async (kind: Kind, place: AreaLabel, quarter: Quarter): Promise<StatisticsRow[]> => {
    const result = await callApi('/statistics', {
      'period-ending': quarter.ending,
      'num-months': '3',
      'area-definition': DEFINITIONS[kind],
      'area-codes': place.code,
      'include-aggregates': 'true',
    })
    const covered = coveredFrom(result['periodCovered'])
    if (covered !== null && covered !== quarter.firstDay) throw new ProviderFailure('failed', 'returned another period')
    return rowsAbout(result['items'], place.label)
  }
  const readQuarters = (
    kind: Kind,
    place: AreaLabel,
    quarters: readonly Quarter[],
    suits: (rows: readonly StatisticsRow[]) => boolean,
  ) =>
    statistics.get(`${kind} ${place.code} ${quarters[0]?.ending}`, async () => {
      let failed: ProviderFailure | null = new ProviderFailure('failed', 'no figures at all', { blame: false })
      for (const quarter of quarters) {
        try {
          const rows = await readQuarter(kind, place, quarter)
          if (suits(rows)) return { quarter, rows }
          if (rows.length > 0) failed = null
        } catch (error) {
          failed = providerFailure(error)
          if (!failed.again) throw failed
        }
      }
      if (failed !== null) throw failed
      return null
    })
  const isBelieved = (rows: readonly StatisticsRow[]) => rows.length > 0 && !hasBedroomFault(rows)

  const climb = async (places: RentPlaces, rungs: Writable<ProvidedRungs>): Promise<void> => {
    const regionLabel = findLabel(await listLabels('region'), places.region)
    if (regionLabel === null) throw new ProviderFailure('failed', 'the region is not listed', { blame: false })
    const quarters = publishedQuarters(now())
    const region = await readQuarters('region', regionLabel, quarters, isBelieved)
    if (region === null) throw new ProviderFailure('failed', 'no quarter is plausible', { blame: false })
    const around = cellsOf(region.rows, region.quarter)
    rungs.region = around
    const older = quarters.filter(({ ending }) => ending <= region.quarter.ending)
    const cells = async (kind: Kind, place: AreaLabel): Promise<RentCell[]> => {
      const found = await readQuarters(kind, place, older, () => true)
      return found === null ? [] : cellsOf(found.rows, found.quarter)
    }
    const own = { code: places.sa2_code, label: places.area }
    await Promise.all([
      attempt('district', async () => {
        const label = findLabel(await listLabels('district'), places.district)
        if (label !== null) rungs.district = await cells('district', label)
      }),
      attempt('suburb_group', async () => {
        const group = findSuburbGroup(await listLabels('suburb_group'), places)
        if (group === null) return
        const found = withoutRoomRents(await cells('suburb_group', group), around)
        rungs.suburb_group = { place: group.suburbs, cells: found }
      }),
      attempt('area', async () => void (rungs.area = withoutRoomRents(await cells('area', own), around))),
    ])
  }
  const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      warn(`MBIE: ${what}: ${providerFailure(error).message}`)
    }
  }
  return {
    async rungsFor(places) {
      const rungs: Writable<ProvidedRungs> = { area: null, suburb_group: null, district: null, region: null }
      await attempt('region', () => withinLimit(timeouts.total, null, () => climb(places, rungs)))
      // Later arrivals must not change the returned result.
      return { ...rungs }
    },
  }
}

type Writable<Given> = { -readonly [Name in keyof Given]: Given[Name] }

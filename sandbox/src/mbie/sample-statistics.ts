import type { MbieArea } from './sample-areas.ts'

/** A row as the API returns it. */
export interface MbieRow {
  readonly area: string
  readonly dwell: string
  readonly nBedrms: string
  readonly nLodged: number | null
  readonly nClosed: number | null
  readonly nCurr: number | null
  readonly mean: number | null
  readonly lq: number | null
  readonly med: number | null
  readonly uq: number | null
  readonly sd: number | null
  readonly brr: number | null
  readonly lmean: number | null
  readonly lsd: number | null
  readonly slq: number | null
  readonly suq: number | null
}

const KINDS = [
  ['House', ['1', '2', '3', '4', '5', '5+', 'NA']],
  ['Flat', ['1', '2', '3']],
  ['Apartment', ['1', '2']],
  ['Room', ['NA']],
  ['Boarding House', ['NA']],
] as const
const SPREAD = 0.12
const QUARTILE = 0.6745

/**
 * Made-up figures, always the same for an area. As with the provider, small areas have counts too low to publish, and
 * five bedrooms are sometimes 5 and sometimes 5+.
 */
export function sampleStatistics([code, label]: MbieArea, isWide: boolean, withTotals: boolean): MbieRow[] {
  const level = 430 + (Number(code) % 17) * 12
  const rows = KINDS.flatMap(([dwell, bedrooms]) =>
    bedrooms.map((nBedrms, at) => {
      const rent = dwell === 'Room' || dwell === 'Boarding House' ? 240 : level + at * 85 - (dwell === 'House' ? 0 : 40)
      const isFew = !isWide && (dwell === 'Apartment' || nBedrms.startsWith('5'))
      const lodged = nBedrms === '1' ? (isWide ? 200 : 9) : (isWide ? 330 : 42) + at * 3
      return row(label, dwell, nBedrms, rent, isFew ? null : lodged)
    }),
  )
  if (!withTotals) return rows
  const totals = ['1', '2', '3', '4', 'ALL'].map((nBedrms, at) => row(label, 'ALL', nBedrms, level + at * 80, 45))
  return [...rows, ...totals, { ...row(label, 'ALL', 'ALL', level + 170, 200), area: 'ALL' }]
}

function row(area: string, dwell: string, nBedrms: string, rent: number, lodged: number | null): MbieRow {
  const names = { area, dwell, nBedrms }
  const nothing = { mean: null, lq: null, med: null, uq: null, sd: null, brr: null, lmean: null, lsd: null }
  if (lodged === null) return { ...names, nLodged: null, nClosed: null, nCurr: 12, ...nothing, slq: null, suq: null }
  const lmean = Math.round(Math.log(rent) * 10_000) / 10_000
  const [slq, suq] = [-QUARTILE, QUARTILE].map((z) => Math.round(Math.exp(lmean + z * SPREAD)))
  const counts = { nLodged: lodged, nClosed: lodged - 3, nCurr: lodged * 4 }
  // Two-bedroom flats have fitted quartiles only.
  const isFitted = dwell === 'Flat' && nBedrms === '2'
  return {
    ...names,
    ...counts,
    mean: rent + 4,
    lq: isFitted ? null : rent - 50,
    med: isFitted ? null : rent,
    uq: isFitted ? null : rent + 60,
    sd: 81,
    brr: 3.98,
    lmean,
    lsd: SPREAD,
    slq: slq ?? null,
    suq: suq ?? null,
  }
}

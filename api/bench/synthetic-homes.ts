import type { Random } from './synthetic-names.ts'

export interface Home {
  readonly label: string
  readonly number: number
  readonly suffix: string
  readonly unit: string
}

const shares = { rural: 0.12, gap: 0.12, flats: 0.07, suffixes: 0.05, range: 0.008 }
const spread = 0.9

/** The homes of a street: about `mean` on average, few on most streets and hundreds on some. */
export function makeHomes(mean: number, random: Random): Home[] {
  const count = Math.max(1, Math.round(mean * Math.exp(spread * normal(random) - spread ** 2 / 2)))
  // Along country roads a number is the distance in tens of metres.
  const step = random() < shares.rural ? 20 : 1
  const homes: Home[] = []
  for (let number = 1; homes.length < count; number += 1 + Math.floor(random() * (2 * step - 1))) {
    if (step === 1 && random() < shares.gap) continue
    homes.push(...homesAt(number, random))
  }
  return homes.slice(0, count)
}

function homesAt(number: number, random: Random): Home[] {
  const kind = random()
  if (kind < shares.flats) {
    const units = Array.from({ length: 2 + Math.floor(random() ** 4 * 40) }, (_, at) => String(at + 1))
    return units.map((unit) => ({ number, suffix: '', unit, label: `${unit}/${number}` }))
  }
  if (kind < shares.flats + shares.suffixes) {
    return ['', 'A', 'B'].map((suffix) => ({ number, suffix, unit: '', label: `${number}${suffix}` }))
  }
  const label = kind > 1 - shares.range ? `${number}-${number + 2}` : String(number)
  return [{ number, suffix: '', unit: '', label }]
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

import { formatMoney } from '../money/amount.ts'
import { round } from '../money/round.ts'
import { writeNumber } from '../money/write-number.ts'
import type { Confidence, MarketRentEntry } from './market-rent-entry.ts'

/** Such as `Low confidence`, for where there is no room for more. */
export function nameConfidence(confidence: Confidence): string {
  return `${confidence} confidence`
}

/** How sure an estimate is, for beside the rent that follows from it. Source: rent estimate, section 8. */
export function describeConfidenceShortly({
  confidence,
  interval_80: [from, to],
}: Pick<MarketRentEntry, 'confidence' | 'interval_80'>): string {
  return `${nameConfidence(confidence)}. Area median likely ${formatMoney(from)}–${writeNumber(to)}.`
}

/** How sure an estimate is, and how wide. Source: rent estimate, section 10. */
export function describeConfidence({ confidence, interval_80, bonds }: MarketRentEntry): string {
  const half = Math.log(interval_80[1] / interval_80[0]) / 2
  const likely = `Likely within ±${round(half * 100)} % of what such homes rent for here`
  const from = bonds > 0 ? `${countBonds(bonds)} of its own and what is known around it` : 'what is known around it'
  return `Confidence: ${confidence}. ${likely}: ${from}.`
}

/** What an estimate comes from. Source: rent estimate, section 10. */
export function describeLevel({ level, place, bonds }: Pick<MarketRentEntry, 'level' | 'place' | 'bonds'>): string {
  switch (level) {
    case 'area':
    case 'suburb_group':
      return `From ${countBonds(bonds)} in ${place}, drawn towards its surroundings.`
    case 'area_other':
      return `No bonds for this size here; from other homes in ${place} and the usual difference between sizes.`
    case 'nearby':
      return 'From homes within a few kilometres.'
    case 'district':
    case 'region':
      return `From ${place}: take it as a first idea.`
    case 'any_dwelling':
      return 'Too few homes of this kind were let here, so homes of every type are counted.'
  }
}

/** Which of the area's own bonds were not used, and why; empty when they were. Source: rent estimate, section 10. */
export function describeSetAside({ evidence: { own } }: Pick<MarketRentEntry, 'evidence'>): string {
  if (own === null || own.used) return ''
  const bonds = `${countBonds(own.bonds)} at ${formatMoney(own.median)}`
  return `${bonds} were not used: they look like rooms let one by one or social rents.`
}

function countBonds(bonds: number): string {
  return `${writeNumber(bonds)} ${bonds === 1 ? 'bond' : 'bonds'}`
}

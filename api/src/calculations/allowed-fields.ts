import type { CalculationFields } from '@homeyield/contract/calculation'
import { CALCULATION_FIELDS, type CalculationInputs, FIELD_NAMES } from '@homeyield/domain/calculation/fields'
import { ESTIMATE_FIELDS } from '@homeyield/domain/estimate/professional-estimate'
import { mayGiveEstimate, mayUsePremiumFeatures, type Member } from '@homeyield/domain/membership/permissions'
import { professionalRequired } from './calculation-problems.ts'

export const PREMIUM_FIELDS = FIELD_NAMES.filter((name) => 'premium' in CALCULATION_FIELDS[name])

/**
 * The fields that a member may set. Premium fields of a free account are ignored. A professional's estimate from
 * anybody else is refused, unless unchanged: a former professional keeps the figures.
 */
export function allowedFields<Fields extends CalculationFields>(
  member: Member,
  fields: Fields,
  current: CalculationInputs,
): Fields {
  const estimates = ESTIMATE_FIELDS.some((name) => Boolean(fields[name] ?? '') && fields[name] !== current[name])
  if (estimates && !mayGiveEstimate(member)) throw professionalRequired()
  if (mayUsePremiumFeatures(member)) return fields
  const premium: ReadonlySet<string> = new Set(PREMIUM_FIELDS)
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !premium.has(name))) as Fields
}

import type { CalculationFields } from '@homeyield/contract/calculation'
import { CALCULATION_FIELDS, type CalculationInputs, FIELD_NAMES } from '@homeyield/domain/calculation/fields'
import { ESTIMATE_FIELDS } from '@homeyield/domain/estimate/professional-estimate'
import { mayGiveEstimate, mayUsePremiumFeatures, type Member } from '@homeyield/domain/membership/permissions'
import { professionalRequired } from './calculation-problems.ts'

/** The fields that need Premium, by name. */
export const PREMIUM_FIELDS = FIELD_NAMES.filter((name) => 'premium' in CALCULATION_FIELDS[name])

/**
 * The fields that a member may set: of a free account premium fields are ignored; a professional's estimate by anyone else
 * is refused, but for one that is sent as it was kept, because who stops being a professional keeps the figures.
 * Source: decisions sections 1 ("Premium-only fields") and 3 ("Professional").
 */
export function allowedFields<Fields extends CalculationFields>(
  member: Member,
  fields: Fields,
  kept: CalculationInputs,
): Fields {
  const estimates = ESTIMATE_FIELDS.some((name) => Boolean(fields[name] ?? '') && fields[name] !== kept[name])
  if (estimates && !mayGiveEstimate(member)) throw professionalRequired()
  if (mayUsePremiumFeatures(member)) return fields
  const premium: ReadonlySet<string> = new Set(PREMIUM_FIELDS)
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !premium.has(name))) as Fields
}

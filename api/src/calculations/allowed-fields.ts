import type { CalculationFields } from '@homeyield/contract/calculation'
import { NO_ESTIMATE, type ProfessionalEstimate } from '@homeyield/domain/estimate/professional-estimate'
import { mayGiveEstimate, mayUsePremiumFeatures, type Member } from '@homeyield/domain/membership/permissions'
import type { CalculationInputs } from './calculation-inputs.ts'
import { professionalRequired } from './calculation-problems.ts'

const ESTIMATE_FIELDS = Object.keys(NO_ESTIMATE) as (keyof ProfessionalEstimate)[]

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
  const { capital_value: _, ...others } = fields
  return others as Fields
}

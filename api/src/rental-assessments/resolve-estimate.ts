import type { SendAssessmentBody } from '@homeyield/contract/rental-assessment'
import {
  ESTIMATE_FIELDS,
  fillEstimate,
  type ProfessionalEstimate,
} from '@homeyield/domain/estimate/professional-estimate'
import { mayGiveEstimate, type Member } from '@homeyield/domain/membership/permissions'
import { isInverted, UPPER_BELOW_LOWER } from '@homeyield/domain/rent/rent-range-problem'
import { professionalRequired } from '../calculations/calculation-problems.ts'
import { invalid } from '../server/refusal.ts'

export type SentEstimate = Pick<
  SendAssessmentBody,
  'is_property_professional' | 'estimate_weekly_lower' | 'estimate_weekly_upper' | 'estimate_reason'
>

export interface ResolvedEstimate {
  /** What the calculation has from now on. */
  readonly estimate: ProfessionalEstimate
  readonly changed: boolean
  readonly shown: boolean
}

/**
 * Settles the estimate of a mail. An estimate in the request is saved in the calculation, so that the two agree; absent
 * fields stay as saved; an upper figure of null leaves the estimate out of the mail and saved. Throws the refusal of an
 * estimate by an account that is not a professional's, and of an invalid one.
 */
export function resolveEstimate(member: Member, sent: SentEstimate, saved: ProfessionalEstimate): ResolvedEstimate {
  const { estimate_weekly_lower: lower, estimate_weekly_upper: upper, estimate_reason: reason } = sent
  // Zero is always refused: a mail about a home that rents for nothing is a mistake.
  if (upper === 0) throw invalid({ estimate_weekly_upper: 'Enter an upper estimate above 0' })
  const isEstimate = Boolean(lower) || Boolean(upper) || Boolean(reason)
  const isProfessional = mayGiveEstimate(member) && sent.is_property_professional !== false
  if (isEstimate && !isProfessional && !isUnchanged(sent, saved)) throw professionalRequired()
  if (!isProfessional || upper === null) return { estimate: saved, changed: false, shown: false }
  const estimate = {
    ...saved,
    ...(lower === undefined || lower === saved.estimate_weekly_lower ? {} : fillEstimate('lower', 'weekly', lower)),
    ...(upper === undefined || upper === saved.estimate_weekly_upper ? {} : fillEstimate('upper', 'weekly', upper)),
    ...(reason === undefined ? {} : { estimate_reason: reason || null }),
  }
  checkBounds(estimate)
  return { estimate, changed: !isSameEstimate(estimate, saved), shown: estimate.estimate_weekly_upper !== null }
}

export function isSameEstimate(one: ProfessionalEstimate, other: ProfessionalEstimate): boolean {
  return ESTIMATE_FIELDS.every((name) => one[name] === other[name])
}

function isUnchanged(sent: SentEstimate, saved: ProfessionalEstimate): boolean {
  const names = ['estimate_weekly_lower', 'estimate_weekly_upper', 'estimate_reason'] as const
  return names.every((name) => !sent[name] || sent[name] === saved[name])
}

function checkBounds({ estimate_weekly_lower: lower, estimate_weekly_upper: upper }: ProfessionalEstimate): void {
  if (upper === 0) throw invalid({ estimate_weekly_upper: 'Enter an upper estimate above 0' })
  if (upper !== null && lower === null) throw invalid({ estimate_weekly_lower: 'Enter your lower estimate' })
  if (isInverted(lower, upper)) throw invalid({ estimate_weekly_upper: UPPER_BELOW_LOWER })
}

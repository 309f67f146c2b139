import { PREMIUM_REQUIRED } from '@homeyield/domain/membership/permissions'
import { Refusal } from '../http/refusal.ts'

/** The answer, or the refusal for which it stands. Source: decisions section 3, "Free". */
export function answerOrRefuse<Answer>(answer: Answer | 'premium_required'): Answer {
  if (answer === 'premium_required') throw new Refusal('premium_required', PREMIUM_REQUIRED)
  return answer
}

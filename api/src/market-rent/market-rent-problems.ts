import { premiumRequired } from '../accounts/account-problems.ts'

/** The answer, or the refusal for which it stands. Source: decisions section 3, "Free". */
export function answerOrRefuse<Answer>(answer: Answer | 'premium_required'): Answer {
  if (answer === 'premium_required') throw premiumRequired()
  return answer
}

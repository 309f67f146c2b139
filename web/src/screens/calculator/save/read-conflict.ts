import type { SavedCalculation } from '@homeyield/contract/saved-calculation'
import { RequestProblem } from '../../../api-client/request-problem.ts'

/**
 * The calculation as somebody else left it, from the refusal of a change of an older version; null for any other problem, and where the
 * code that reads it cannot be had. Source: decisions section 1, 409.
 */
export async function readConflict(problem: unknown): Promise<SavedCalculation | null> {
  if (!(problem instanceof RequestProblem) || problem.status !== 409) return null
  const contract = await import('@homeyield/contract/saved-calculation').catch(() => null)
  return contract?.conflictSchema.safeParse(problem.body).data?.calculation ?? null
}

/** Why a payment changes; the first that holds is named. */
export const CHANGE_REASONS = ['fixed_rate_ends', 'interest_only_ends', 'loan_repaid'] as const
export type ChangeReason = (typeof CHANGE_REASONS)[number]

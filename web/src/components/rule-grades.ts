import type { Grade } from '@homeyield/domain/analysis/rules/rule-pack'

/** How sure a rule is, in words. */
export const GRADE_WORDS: Readonly<Record<Grade, string>> = { A: 'Official', B: 'Secondary', U: 'Not confirmed' }

import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { keysOf } from '@homeyield/domain/records/keys-of'

/** How far a person is with a home. */
export type Status = NonNullable<CalculationInputs['status']>

export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  watching: 'Watching',
  offer: 'Offer made',
  owned: 'Owned',
  no: 'Not buying',
}

export const NO_STATUS = 'No status'

export const STATUSES = keysOf(STATUS_WORDS).map((status) => [status, STATUS_WORDS[status]] as const)

/** The choices of a field; the empty text is none. */
export const STATUS_OPTIONS: readonly (readonly [Status | '', string])[] = [['', NO_STATUS], ...STATUSES]

import { LINK_DAYS } from '@homeyield/contract/link'

/** For how long a link may open, as options. */
export const LINK_DURATIONS = LINK_DAYS.map((days) => [String(days), days === 365 ? 'A year' : `${days} days`] as const)

// Enough for any building in the country, and small enough that no figure overflows.
export const PRICE = {
  kind: 'money',
  unit: 'NZD',
  limits: { lowest: 0, highest: 1_000_000_000 },
  default: null,
} as const

const YEARLY_RENT = { kind: 'money', limits: { lowest: 0, highest: 52_000_000 }, default: null } as const
export const WEEKLY = {
  kind: 'money',
  unit: 'NZD a week',
  limits: { lowest: 0, highest: 1_000_000 },
  default: null,
} as const
export const MONTHLY = { ...YEARLY_RENT, unit: 'NZD a month' } as const
export const YEARLY = { ...YEARLY_RENT, unit: 'NZD a year' } as const

export const RATE = { kind: 'rate', unit: '% a year', limits: { lowest: 0, highest: 100 }, default: null } as const
export const MONTHS = { kind: 'whole', unit: 'months', limits: { lowest: 0, highest: 1200 }, default: null } as const
export const INCOME = {
  kind: 'money',
  unit: 'NZD a year',
  limits: { lowest: 0, highest: 100_000_000 },
  default: 0,
} as const
/** Of a loan or an owner. */
export const NAME = { kind: 'line', label: 'Name', longest: 40, default: null } as const

/** What can be made to fail: the token, the search, each part of a property, or everything. */
export const COTALITY_PARTS = [
  'token',
  'matcher',
  'core',
  'additional',
  'location',
  'last_sale',
  'image',
  'valuation',
  'statistics',
  'capital_value',
  'all',
] as const
export type CotalityPart = (typeof COTALITY_PARTS)[number]

/**
 * How: `slow` answers after a while, `silent` never, `unauthorized` 401, `forbidden` 403, `limited` 429, `broken` 500, `half` hangs up
 * in the middle of its answer, `gone` before it, `garbage` answers a web page, `odd` JSON of another shape, `huge` too much of it,
 * `empty` says that there are no data.
 */
export const COTALITY_FAULTS = [
  'slow',
  'silent',
  'unauthorized',
  'forbidden',
  'limited',
  'broken',
  'half',
  'gone',
  'garbage',
  'odd',
  'huge',
  'empty',
] as const
export type CotalityFault = (typeof COTALITY_FAULTS)[number]

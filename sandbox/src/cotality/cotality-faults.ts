/** The parts that can fail; `all` is every part. */
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
 * `slow` responds late, `silent` never, `unauthorized` 401, `forbidden` 403, `limited` 429, `broken` 500,
 * `half` disconnects during the response, `gone` before it, `garbage` sends HTML, `odd` JSON of another shape,
 * `huge` too many bytes, `empty` a response without data.
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

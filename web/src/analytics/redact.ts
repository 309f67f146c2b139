/** Replaces a text that may hold an email address. */
const REDACTED = 'REDACTED (Potential Email Address)'

// @, its full-width form, and their URL and HTML encodings, also repeated.
const AT = /[@＠]|%(?:25)*(?:40|ef%(?:25)*bc%(?:25)*a0)|&#(?:0*64|x0*40);?|&commat;/iu

/**
 * Replaces every text that holds an @, encoded or not, in lists and plain objects at any depth, property names
 * included. Other values are returned unchanged.
 */
export function redact<Value>(value: Value): Value {
  return redacted(value) as Value
}

function redacted(value: unknown): unknown {
  if (typeof value === 'string') return AT.test(value) ? REDACTED : value
  if (Array.isArray(value)) return value.map(redacted)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [redacted(name), redacted(held)]))
}

/** What stands in the place of a text that may hold an e-mail address. Source: providers' reference, section 9. */
const REDACTED = 'REDACTED (Potential Email Address)'

// The sign itself, its full-width form, and what an address bar or a page makes of it, however often over.
const AT = /[@＠]|%(?:25)*(?:40|ef%(?:25)*bc%(?:25)*a0)|&#(?:0*64|x0*40);?|&commat;/iu

/**
 * A value with every text that holds an @, encoded or not, replaced as a whole: in lists and objects too, at any depth, and in the names
 * of properties. Whatever is neither text, list nor plain object is answered as it is. Source: specification section 4, "Marketing
 * tracking events".
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

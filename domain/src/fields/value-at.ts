type Values = Readonly<Record<string, unknown>>

/** The value at a path, such as `loans.1.amount`; null where there is none. */
export function valueAt(values: unknown, path: string): unknown {
  const found = path.split('.').reduce<unknown>((inside, key) => {
    return isObject(inside) && Object.hasOwn(inside, key) ? inside[key] : null
  }, values)
  return found ?? null
}

/**
 * The values with another one at a path; missing groups and entries of lists on the way are made. Null takes it away
 * from its group, and an empty group with it.
 */
export function withValueAt<Given extends object>(values: Given, path: string, value: unknown): Given {
  const [name = '', ...inside] = path.split('.')
  return { ...values, [name]: inside.length === 0 ? value : withValueInside(valueAt(values, name), inside, value) }
}

function withValueInside(values: unknown, path: readonly string[], value: unknown): unknown {
  const [key = '', ...inside] = path
  if (Array.isArray(values) || (isMissing(values) && /^\d+$/u.test(key) && inside.length > 0)) {
    const list: readonly unknown[] = Array.isArray(values) ? values : []
    const length = Math.max(list.length, Number(key) + 1)
    return Array.from({ length }, (_, at) => {
      const entry = list[at] ?? {}
      return at === Number(key) ? (withValueInside(entry, inside, value) ?? {}) : entry
    })
  }
  const group = isObject(values) ? values : {}
  const changed = inside.length === 0 ? value : withValueInside(group[key], inside, value)
  const given = Object.entries({ ...group, [key]: changed }).filter(([, each]) => !isMissing(each))
  return given.length === 0 ? null : Object.fromEntries(given)
}

function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}

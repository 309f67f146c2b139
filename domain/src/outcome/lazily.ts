/** How each part of a whole is computed. */
export type Parts<Whole> = { readonly [Name in keyof Whole]: () => Whole[Name] }

/** A whole whose parts are each computed once, when first read. */
export function lazily<Whole extends object>(parts: Parts<Whole>): Whole {
  const whole = {}
  for (const [name, compute] of Object.entries<() => unknown>(parts)) {
    Object.defineProperty(whole, name, { enumerable: true, get: once(compute) })
  }
  return whole as Whole
}

/** Computes a value when it is first asked for. */
export function once<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | null = null
  return () => (known ??= { value: compute() }).value
}

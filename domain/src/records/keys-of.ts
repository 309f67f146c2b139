/** The names in an object; of one that has more than its type says, those too. */
export function keysOf<Of extends object>(of: Of): Extract<keyof Of, string>[] {
  const names: Extract<keyof Of, string>[] = []
  for (const name in of) if (Object.hasOwn(of, name)) names.push(name)
  return names
}

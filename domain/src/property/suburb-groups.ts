/** The SA2 codes of each suburb that has several areas; an area may be in more than one. */
export type SuburbGroups = readonly ReadonlySet<string>[]

/** Whether these areas are one, or some of one suburb. */
export function areOneSuburb(codes: readonly string[], groups: SuburbGroups): boolean {
  const [first, ...others] = new Set(codes)
  if (first === undefined || others.length === 0) return true
  return groups.some((group) => group.has(first) && others.every((code) => group.has(code)))
}

/** How many suburbs were asked for, each with the areas of one question, in their order. */
export function countSuburbs(questions: readonly (readonly string[])[], groups: SuburbGroups): number {
  const suburbs: string[][] = []
  for (const codes of questions) {
    const known = suburbs.find((suburb) => areOneSuburb([...suburb, ...codes], groups))
    if (known) known.push(...codes)
    else suburbs.push([...codes])
  }
  return suburbs.length
}

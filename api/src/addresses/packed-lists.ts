/** Many lists of whole numbers in two arrays: list `at` is `values` from `starts[at]` to before `starts[at + 1]`. */
export interface PackedLists {
  starts: Int32Array
  values: Int32Array
}

export function packLists(lists: readonly ArrayLike<number>[]): PackedLists {
  const starts = new Int32Array(lists.length + 1)
  for (const [at, { length }] of lists.entries()) starts[at + 1] = (starts[at] ?? 0) + length
  const values = new Int32Array(starts[lists.length] ?? 0)
  for (const [at, list] of lists.entries()) values.set(list, starts[at])
  return { starts, values }
}

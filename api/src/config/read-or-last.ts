/** Reads a value; returns the last one when that fails, and `first` while it has never succeeded. */
export function readOrLast<Value>(read: () => Promise<Value>, first: Value): () => Promise<Value> {
  let last = first
  return async () => {
    last = await read().catch(() => last)
    return last
  }
}

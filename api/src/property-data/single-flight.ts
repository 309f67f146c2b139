/**
 * Lets those who ask for the same thing at the same time share one piece of work: `work` is only begun where none is under way
 * for the key, and what it answers or throws is everybody's.
 */
export function singleFlight<Answer>(): (key: string, work: () => Promise<Answer>) => Promise<Answer> {
  const under = new Map<string, Promise<Answer>>()
  return (key, work) => {
    const begun = under.get(key) ?? work().finally(() => under.delete(key))
    under.set(key, begun)
    return begun
  }
}

const totals = new WeakMap<readonly unknown[], number>()

/** How many calculations the account has, of which `listed` may be the newest only: as many as the browser stores. */
export function totalOf(listed: readonly unknown[]): number {
  return totals.get(listed) ?? listed.length
}

export function rememberTotal(listed: readonly unknown[], total: number): void {
  totals.set(listed, total)
}

/** The longest time without a success from `began` to `ended`; `successes` are in order. */
export function longestPause(successes: readonly number[], began: number, ended: number): number {
  const times = [began, ...successes.filter((time) => time > began && time < ended), ended]
  return Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time)))
}

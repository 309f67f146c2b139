/** A term in whole months: `30 years`, `4 years 3 months`. */
export function writeTerm(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const count = (amount: number, unit: string) => (amount === 0 ? [] : [`${amount} ${unit}${amount === 1 ? '' : 's'}`])
  return [...count(years, 'year'), ...count(rest, 'month')].join(' ')
}

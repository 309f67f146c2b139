const QUARTERS = ['Jan–Mar', 'Apr–Jun', 'Jul–Sep', 'Oct–Dec']

/** The quarter that begins on a day (YYYY-MM-DD), such as `Jul–Sep 2025`; empty for any other text. */
export function writeQuarter(firstDay: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})-\d{2}$/u.exec(firstDay) ?? []
  const quarter = QUARTERS[Math.ceil(Number(month) / 3) - 1]
  return quarter === undefined ? '' : `${quarter} ${year}`
}

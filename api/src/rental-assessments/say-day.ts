import { dayInNewZealand } from '../accounts/present-account.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** The day in New Zealand at a moment, such as `6 Sep 2026`. Source: decisions section 5. */
export function sayDay(moment: Date): string {
  const [year, month, day] = dayInNewZealand(moment).split('-').map(Number)
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`
}

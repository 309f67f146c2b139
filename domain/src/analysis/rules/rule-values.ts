import type { Day } from '../../dates/calendar-day.ts'
import { writeDay } from '../../dates/write-day.ts'
import { writeNumber } from '../../money/write-number.ts'
import type { Bracket, BrightLineMonths, ChattelsLife, Holidays, SpeedLimit, TrusteeRate } from './rule-pack.ts'

export function percent(rate: number): string {
  return `${writeNumber(rate, 2)} %`
}

export function writeBrackets(brackets: readonly Bracket[]): string {
  const parts = brackets.map(({ rate, above }, index) => {
    const below = brackets[index + 1]?.above
    return below === undefined
      ? `${percent(rate)} above $${writeNumber(above)}`
      : `${percent(rate)} to $${writeNumber(below)}`
  })
  return parts.join(', ')
}

export function writeTrusteeRate({ rate, small }: TrusteeRate): string {
  return small === null
    ? percent(rate)
    : `${percent(rate)}, ${percent(small.rate)} for at most $${writeNumber(small.upTo)}`
}

export function writeBothMonths({ months, newBuild }: BrightLineMonths): string {
  return months === newBuild ? writeMonths(months) : `${writeMonths(months)}, new build ${writeMonths(newBuild)}`
}

export function writeLives(lives: readonly ChattelsLife[]): string {
  const words = lives.map(({ things, years, diminishingValue, straightLine }) => {
    const rates = `${percent(diminishingValue)} diminishing value, ${percent(straightLine)} straight line`
    return `${things}: ${writeNumber(years, 2)} years (${rates})`
  })
  return words.join('; ')
}

export function writeMonths(months: number): string {
  return months === 0 ? 'none' : `within ${months} months`
}

export function writeLimit({ above, sharePct }: SpeedLimit, unit: string): string {
  return `above ${above}${unit}, at most ${sharePct} % of a bank’s new lending`
}

export function writeFees(most: number): string {
  return most === 0
    ? 'part of the cost'
    : `deducted in year 1 when at most $${writeNumber(most)}, otherwise part of the cost`
}

export function writeReceived(workingDays: number): string {
  if (workingDays === 0) return 'received that day'
  return workingDays === 1 ? 'received the next working day' : `received ${workingDays} working days later`
}

export function writeDays(days: readonly Day[]): string {
  return days.map(writeDay).join(', ')
}

export function writeHolidays({ closed, afterNewYear, fixed, easter, mondays }: Holidays): string {
  return [
    'Saturdays and Sundays',
    `${dayOfYear(closed.first)} to ${dayOfYear(closed.last)}`,
    `${dayOfYear(afterNewYear)} after a Friday or Saturday 1 Jan`,
    ...fixed.map(({ name }) => `${name}, on a weekend the Monday after it`),
    ...[...easter, ...mondays].map(({ name }) => name),
  ].join('; ')
}

/** Such as “23 Dec” of 12-23. */
function dayOfYear(day: string): string {
  return writeDay(`2000-${day}`).replace(' 2000', '')
}

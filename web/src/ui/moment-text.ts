import { dateText } from './date-text.ts'

/** A moment in New Zealand as `14:05`, with its day before it unless that is the day of `now`: `6 Sep 2026, 14:05`. */
export function momentText(moment: Date, now: Date = new Date()): string {
  const time = moment.toLocaleTimeString('en-NZ', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Pacific/Auckland',
  })
  const day = dateText(moment)
  return day === dateText(now) ? time : `${day}, ${time}`
}

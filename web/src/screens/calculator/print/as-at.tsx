import { writeDay } from '@homeyield/domain/dates/write-day'
import { today } from '../model/today.ts'

/** The day of a page's figures. */
export function AsAt() {
  return <p>As at {writeDay(today())}</p>
}

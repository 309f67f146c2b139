import { describeOldRents } from '@homeyield/domain/assessment/describe-old-rents'
import { useState } from 'react'
import { isoDate } from '../../../ui/date-text.ts'

/** A sentence where the rents of a quarter are old; otherwise nothing. */
export function OldRents({ period }: { period: string }) {
  const [today] = useState(() => isoDate(new Date()))
  const sentence = describeOldRents(period, today)
  return sentence === '' ? null : ` ${sentence}`
}

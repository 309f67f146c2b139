import { describeOldRents } from '@homeyield/domain/assessment/describe-old-rents'
import { useState } from 'react'
import { isoDate } from '../../../ui/date-text.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { shownPeriod } from './market-rent.ts'

/** A sentence where the market rent that is shown comes from old rents; otherwise nothing. */
export function OldRents() {
  const period = useCalculator(shownPeriod)
  return period === null ? null : <Sentence period={period} />
}

function Sentence({ period }: { period: string }) {
  const [today] = useState(() => isoDate(new Date()))
  const sentence = describeOldRents(period, today)
  return sentence === '' ? null : ` ${sentence}`
}

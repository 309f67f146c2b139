import type { EarliestIncrease } from '@homeyield/domain/analysis/lawful-rent/earliest-rent-increase'
import type { Tenancy } from '@homeyield/domain/calculation/tenancy-fields'
import { useState } from 'react'
import { fetchCode } from '../../../api-client/fetch-code.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { download } from '../../../ui/download.ts'
import { Notice } from '../../../ui/notice.tsx'
import { useCalculator } from '../model/calculator-store.ts'
import { noticeWords } from './increase-words.ts'

interface DownloadCalendarProps {
  readonly increase: EarliestIncrease
  readonly tenancy: Tenancy
}

/** Both days as a calendar file. */
export function DownloadCalendar({ increase, tenancy }: DownloadCalendarProps) {
  const { product_name, support_email } = useConfig()
  const property = useCalculator(({ form }) => form.property)
  const id = useCalculator(({ saved }) => saved?.id ?? null)
  const [problem, setProblem] = useState<unknown>(null)

  async function fetchCalendar() {
    setProblem(null)
    try {
      const writeCalendar = await fetchCode(async () => (await import('./write-calendar.ts')).writeCalendar)
      const source = { product: product_name, host: window.location.hostname, id: id ?? crypto.randomUUID() }
      download(
        'rent-increase.ics',
        'text/calendar',
        writeCalendar(increase, noticeWords(tenancy), property, source, new Date()),
      )
    } catch (failure) {
      setProblem(failure)
    }
  }

  return (
    <div className="row wide">
      <Button onClick={() => void fetchCalendar()}>Add to calendar (.ics)</Button>
      {problem === null ? null : <Notice look="problem">{sentenceFor(problem, support_email)}</Notice>}
    </div>
  )
}

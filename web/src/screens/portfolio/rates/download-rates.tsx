import type { TriedHome } from '@homeyield/domain/analysis/portfolio/try-rates'
import { useState } from 'react'
import { fetchCode } from '../../../api-client/fetch-code.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { Button } from '../../../ui/button.tsx'
import { download } from '../../../ui/download.ts'
import { Notice } from '../../../ui/notice.tsx'

/** The days on which rates end, as a calendar file. */
export function DownloadRates({ homes }: { homes: readonly TriedHome[] }) {
  const { product_name, support_email } = useConfig()
  const [problem, setProblem] = useState<unknown>(null)
  if (!homes.some(({ loans }) => loans.some(({ fixed_until }) => fixed_until !== null))) return null

  async function fetchCalendar() {
    setProblem(null)
    try {
      const write = await fetchCode(async () => (await import('./write-rates-calendar.ts')).writeRatesCalendar)
      const source = { product: product_name, host: window.location.hostname }
      download('rates-that-end.ics', 'text/calendar', write(homes, source, new Date()))
    } catch (failure) {
      setProblem(failure)
    }
  }

  return (
    <div className="row wide">
      <Button onClick={() => void fetchCalendar()}>Add the dates to a calendar (.ics)</Button>
      {problem === null ? null : <Notice look="problem">{sentenceFor(problem, support_email)}</Notice>}
    </div>
  )
}

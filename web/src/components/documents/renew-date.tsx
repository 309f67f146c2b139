import type { ListedDocument } from '@homeyield/contract/document'
import { useState } from 'react'
import { fetchCode } from '../../api-client/fetch-code.ts'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { Button } from '../../ui/button.tsx'
import { dateText } from '../../ui/date-text.ts'
import { download } from '../../ui/download.ts'
import { Notice } from '../../ui/notice.tsx'
import { documentName } from './document-words.ts'

/** When a document is to be renewed, as a calendar file. */
export function RenewDate({ document }: { readonly document: ListedDocument }) {
  const { product_name, support_email } = useConfig()
  const words = `Renew by ${dateText(document.renew_on)} (.ics)`
  const [problem, setProblem] = useState<unknown>(null)

  async function fetchCalendar() {
    setProblem(null)
    try {
      const write = await fetchCode(async () => (await import('./write-renewal.ts')).writeRenewal)
      const source = { product: product_name, host: window.location.hostname }
      download('renew-document.ics', 'text/calendar', write(document, documentName(document), source, new Date()))
    } catch (failure) {
      setProblem(failure)
    }
  }

  return (
    <>
      <Button aria-label={`${words}: ${documentName(document)}`} onClick={() => void fetchCalendar()}>
        {words}
      </Button>
      {problem === null ? null : <Notice look="problem">{sentenceFor(problem, support_email)}</Notice>}
    </>
  )
}

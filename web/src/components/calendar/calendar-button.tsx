import { useMutation } from '@tanstack/react-query'
import { fetchCode } from '../../api-client/fetch-code.ts'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { Button } from '../../ui/button.tsx'
import { download } from '../../ui/download.ts'
import { Notice } from '../../ui/notice.tsx'
import type { CalendarFile } from './calendar-file.ts'

interface CalendarButtonProps {
  readonly label: string
  /** Read out after the label, where there are several. */
  readonly of?: string
  readonly fileName: string
  readonly calendar: () => CalendarFile
}

/** Downloads days as a calendar file. The code that writes it is loaded when it is pressed. */
export function CalendarButton({ label, of, fileName, calendar }: CalendarButtonProps) {
  const { product_name, support_email } = useConfig()
  const writing = useMutation({
    mutationFn: async () => {
      const write = await fetchCode(async () => (await import('./write-calendar.ts')).writeCalendar)
      return write(calendar(), { product: product_name, host: window.location.hostname }, new Date())
    },
    onSuccess: (text) => download(fileName, 'text/calendar', text),
  })
  return (
    <>
      <Button aria-label={of === undefined ? undefined : `${label}: ${of}`} onClick={() => writing.mutate()}>
        {label}
      </Button>
      {writing.error ? <Notice look="problem">{sentenceFor(writing.error, support_email)}</Notice> : null}
    </>
  )
}

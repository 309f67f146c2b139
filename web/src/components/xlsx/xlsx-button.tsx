import { useMutation } from '@tanstack/react-query'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { Button } from '../../ui/button.tsx'
import { download } from '../../ui/download.ts'
import { fetchXlsxWriter } from './fetch-xlsx-writer.ts'
import type { XlsxSheet } from './xlsx-sheet.ts'

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface XlsxButtonProps {
  readonly label: string
  readonly fileName: string
  readonly sheets: () => readonly XlsxSheet[]
}

/** Downloads sheets as XLSX. The code that writes them is loaded when it is pressed. */
export function XlsxButton({ label, fileName, sheets }: XlsxButtonProps) {
  const { support_email } = useConfig()
  const writing = useMutation({
    mutationFn: async () => {
      const writeXlsx = await fetchXlsxWriter()
      return writeXlsx(sheets())
    },
    onSuccess: (file) => download(fileName, TYPE, file),
  })
  return (
    <>
      <Button busy={writing.isPending} onClick={() => writing.mutate()}>
        {label}
      </Button>
      {writing.error ? (
        <p role="alert" className="loss own-line">
          {sentenceFor(writing.error, support_email)}
        </p>
      ) : null}
    </>
  )
}

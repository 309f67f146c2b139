import { useMutation } from '@tanstack/react-query'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { Button } from '../../ui/button.tsx'
import { download } from '../../ui/download.ts'
import { Notice } from '../../ui/notice.tsx'
import { fetchXlsxWriter } from '../../components/xlsx/fetch-xlsx-writer.ts'
import { TEMPLATE } from '../../components/spreadsheets/table/template-sheet.ts'

/** Downloads an empty spreadsheet for homes. */
export function TemplateButton() {
  const { support_email } = useConfig()
  const writing = useMutation({
    mutationFn: async () => {
      const writeXlsx = await fetchXlsxWriter()
      return writeXlsx([TEMPLATE])
    },
    onSuccess: (file) => download('homeyield-template.xlsx', file.type, file),
  })
  return (
    <>
      <Button look="quiet" busy={writing.isPending} onClick={() => writing.mutate()}>
        Download a template
      </Button>
      {writing.error ? <Notice look="problem">{sentenceFor(writing.error, support_email)}</Notice> : null}
    </>
  )
}

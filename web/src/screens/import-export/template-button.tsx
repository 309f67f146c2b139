import { useMutation } from '@tanstack/react-query'
import { fetchCode } from '../../api-client/fetch-code.ts'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { Button } from '../../ui/button.tsx'
import { download } from '../../ui/download.ts'
import { Notice } from '../../ui/notice.tsx'
import { TEMPLATE } from '../../components/spreadsheets/table/template-sheet.ts'

/** Downloads an empty spreadsheet for homes. */
export function TemplateButton() {
  const { support_email } = useConfig()
  const writing = useMutation({
    mutationFn: async () => {
      const writeXlsx = await fetchCode(async () => (await import('../../components/xlsx/write-xlsx.ts')).writeXlsx)
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

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api-client/call.ts'
import { accountQuery } from '../../api-client/queries.ts'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { Button } from '../../ui/button.tsx'
import { isoDate } from '../../ui/date-text.ts'
import { download } from '../../ui/download.ts'
import { Notice } from '../../ui/notice.tsx'
import { writeJsonFile } from '../../components/spreadsheets/read/json-file.ts'
import { fetchXlsxWriter } from '../../components/xlsx/fetch-xlsx-writer.ts'
import { EVERY_INPUT_SHEET } from './write/inputs-sheet.ts'
import { exportSheets, writeCsvFile } from './write/write-files.ts'
import { transferCalculation } from '../../components/spreadsheets/read/transferred-calculation.ts'

const FORMATS = ['xlsx', 'csv', 'json'] as const
type Format = (typeof FORMATS)[number]

/** Downloads every saved calculation with all that was given: loans, tax, scenarios, tags and note too. */
export function ExportPart() {
  const { support_email } = useConfig()
  const queryClient = useQueryClient()
  const exporting = useMutation({
    mutationFn: async (format: Format) => {
      const { calculations, exported_at } = await call('exportAccount', {})
      const transferred = calculations.map(transferCalculation)
      const name = `homeyield-calculations-${isoDate(exported_at)}`
      if (format === 'json') {
        return {
          name: `${name}.json`,
          file: new Blob([writeJsonFile(transferred, exported_at)], { type: 'application/json' }),
        }
      }
      if (format === 'csv') {
        return { name: `${name}.csv`, file: new Blob([writeCsvFile(transferred)], { type: 'text/csv;charset=utf-8' }) }
      }
      const account = await queryClient.ensureQueryData(accountQuery)
      const writeXlsx = await fetchXlsxWriter()
      return { name: `${name}.xlsx`, file: await writeXlsx(exportSheets(account, transferred, exported_at)) }
    },
    onSuccess: ({ name, file }) => download(name, file.type, file),
  })
  return (
    <section className="stack" aria-labelledby="export">
      <h2 id="export">Export</h2>
      <p>
        All your saved calculations with everything that you gave: figures, loans, owners, scenarios, status, tags and
        note. Photos and property data are not in the file.
      </p>
      <ul className="stack tight">
        <li>XLSX: sheets of your homes and of your loans as they are today, to read, and one of every input.</li>
        <li>CSV: every input, one home in each row.</li>
        <li>JSON: every input, for programs.</li>
      </ul>
      <p>
        Each can be imported again without losing anything. In the XLSX, change figures in “{EVERY_INPUT_SHEET}”: an
        import reads that sheet.
      </p>
      <div className="row wide breaks">
        {FORMATS.map((format) => (
          <Button
            key={format}
            busy={exporting.isPending && exporting.variables === format}
            disabled={exporting.isPending && exporting.variables !== format}
            onClick={() => exporting.mutate(format)}
          >
            {`Export as ${format.toUpperCase()}`}
          </Button>
        ))}
      </div>
      <p role="status">{exporting.isSuccess ? 'Your download is ready.' : null}</p>
      {exporting.error ? <Notice look="problem">{sentenceFor(exporting.error, support_email)}</Notice> : null}
    </section>
  )
}

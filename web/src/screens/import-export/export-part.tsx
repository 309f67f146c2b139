import { useMutation } from '@tanstack/react-query'
import { call } from '../../api-client/call.ts'
import { fetchCode } from '../../api-client/fetch-code.ts'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { Button } from '../../ui/button.tsx'
import { isoDate } from '../../ui/date-text.ts'
import { download } from '../../ui/download.ts'
import { Notice } from '../../ui/notice.tsx'
import { calculationsSheet } from './calculations-sheet.ts'
import { writeJsonFile } from './read/json-file.ts'
import { transferCalculation } from './transferred-calculation.ts'
import styles from './import-export.module.css'

type Format = 'xlsx' | 'json'

/** Downloads every saved calculation with all that was given: loans, tax, scenarios, tags and note too. */
export function ExportPart() {
  const { support_email } = useConfig()
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
      const writeXlsx = await fetchCode(async () => (await import('../../components/xlsx/write-xlsx.ts')).writeXlsx)
      return { name: `${name}.xlsx`, file: await writeXlsx([calculationsSheet(transferred)]) }
    },
    onSuccess: ({ name, file }) => download(name, file.type, file),
  })
  const busy = (format: Format) => exporting.isPending && exporting.variables === format
  return (
    <section className="stack" aria-labelledby="export">
      <h2 id="export">Export</h2>
      <p>
        All your saved calculations with everything that you gave: figures, loans, owners, scenarios, status, tags and
        note. Photos and property data are not in the file.
      </p>
      <div className={`row wide ${styles.buttons}`}>
        <Button busy={busy('xlsx')} disabled={busy('json')} onClick={() => exporting.mutate('xlsx')}>
          Export as XLSX
        </Button>
        <Button busy={busy('json')} disabled={busy('xlsx')} onClick={() => exporting.mutate('json')}>
          Export as JSON
        </Button>
      </div>
      <p role="status">{exporting.isSuccess ? 'Your download is ready.' : null}</p>
      {exporting.error ? <Notice look="problem">{sentenceFor(exporting.error, support_email)}</Notice> : null}
    </section>
  )
}

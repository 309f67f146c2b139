import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { checkRows, type CheckedRow } from './rows/check-rows.ts'
import { FileProblem } from './read/file-format.ts'
import { guessColumns, type Mapping, mappingProblem } from './columns/guess-columns.ts'
import { ImportRows } from './import-rows.tsx'
import { MappingTable } from './mapping-table.tsx'
import { readFile } from './read/read-file.ts'
import { isRestHead } from './rows/rest-columns.ts'
import { findRows } from './rows/find-rows.ts'
import type { Spreadsheet } from './table/spreadsheet.ts'
import styles from './import-export.module.css'

const ACCEPTED =
  '.json,.csv,.xlsx,application/json,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Chosen {
  readonly name: string
  /** Another file begins with a new preview. */
  readonly key: number
  readonly sheet: Spreadsheet | null
  readonly rows: readonly CheckedRow[]
  readonly begun: boolean
}

/** Saves the calculations of a file: an export, or a spreadsheet of one's own whose columns are named first. */
export function ImportPart() {
  const { support_email } = useConfig()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [mapping, setMapping] = useState<Mapping>([])
  const reading = useMutation({
    mutationFn: (file: File) => readFile(file),
    onSuccess: (read, file) => {
      const key = (chosen?.key ?? 0) + 1
      const name = file.name
      if ('rows' in read) return setChosen({ name, key, sheet: null, rows: checkRows(read.rows), begun: false })
      const guess = guessColumns(read.sheet.heads)
      setMapping(guess)
      return setChosen({ name, key, sheet: read.sheet, rows: checkRows(findRows(read.sheet, guess)), begun: false })
    },
    onError: () => setChosen(null),
  })

  function map(sheet: Spreadsheet, next: Mapping) {
    setMapping(next)
    setChosen((before) => before && { ...before, key: before.key + 1, rows: checkRows(findRows(sheet, next)) })
  }

  const sheet = chosen?.sheet ?? null
  const problem = sheet === null ? null : mappingProblem(mapping)
  return (
    <section className="stack" aria-labelledby="import">
      <h2 id="import">Import</h2>
      <p>
        A file exported here, or a spreadsheet of your own with one home in each row and names in the first row: XLSX,
        CSV or JSON, up to 500 homes and 5 MB. Nothing is saved before you have seen what was found.
      </p>
      <div className={`row wide ${styles.buttons}`}>
        <FileButton accept={ACCEPTED} busy={reading.isPending} onPick={(file) => reading.mutate(file)}>
          Choose a file
        </FileButton>
        {chosen ? <span>{chosen.name}</span> : null}
      </div>
      {reading.error ? (
        <Notice look="problem">
          {reading.error instanceof FileProblem ? reading.error.message : sentenceFor(reading.error, support_email)}
        </Notice>
      ) : null}
      {/* Once some rows may be saved, other columns would save them twice. */}
      {sheet && !chosen?.begun && !sheet.heads.some(isRestHead) ? (
        <MappingTable sheet={sheet} mapping={mapping} onMap={(next) => map(sheet, next)} />
      ) : null}
      {problem ? <Notice look="warning">{problem}</Notice> : null}
      {chosen && !problem ? (
        <ImportRows key={chosen.key} rows={chosen.rows} onBegin={() => setChosen({ ...chosen, begun: true })} />
      ) : null}
    </section>
  )
}

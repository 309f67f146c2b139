import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../api-client/request-problem.ts'
import { useConfig } from '../../api-client/use-config.ts'
import { FileButton } from '../../ui/file-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FinishLater } from './finish/finish-later.tsx'
import { ImportRows } from './preview/import-rows.tsx'
import { MappingTable } from './preview/mapping-table.tsx'
import { mendCell, openPreview, type Preview, previewProblem, rowsOf } from './preview/preview.ts'
import { SheetChoices } from './preview/sheet-choices.tsx'
import { SheetNotes } from './preview/sheet-notes.tsx'
import { FileProblem } from '../../components/spreadsheets/read/file-format.ts'
import { readFile } from '../../components/spreadsheets/read/read-file.ts'
import { checkRows, type CheckedRow } from '../../components/spreadsheets/rows/check-rows.ts'
import { isRestHead } from '../../components/spreadsheets/rows/rest-columns.ts'
import { TemplateButton } from './template-button.tsx'
import { UndoImport } from './undo/undo-import.tsx'

const ACCEPTED =
  '.json,.csv,.xlsx,application/json,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface Chosen {
  readonly name: string
  /** Another file, or other columns, begin with new choices. */
  readonly key: number
  /** Null for a JSON file. */
  readonly preview: Preview | null
  readonly rows: readonly CheckedRow[]
  readonly begun: boolean
}

/** Saves the calculations of a file: an export, or a spreadsheet of one's own whose columns are named first. */
export function ImportPart() {
  const { support_email } = useConfig()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const reading = useMutation({
    mutationFn: (file: File) => readFile(file),
    onSuccess: (read, { name }) => {
      const preview = 'rows' in read ? null : openPreview(read)
      const rows = 'rows' in read ? checkRows(read.rows) : rowsOf(openPreview(read))
      setChosen({ name, key: (chosen?.key ?? 0) + 1, preview, rows, begun: false })
    },
    onError: () => setChosen(null),
  })

  function show(preview: Preview, step: 0 | 1) {
    setChosen((before) => before && { ...before, key: before.key + step, preview, rows: rowsOf(preview) })
  }

  const preview = chosen?.preview ?? null
  const isOwn = preview !== null && !preview.sheet.heads.some(isRestHead)
  const problem = preview === null ? null : previewProblem(preview)
  return (
    <section className="stack" aria-labelledby="import">
      <h2 id="import">Import</h2>
      <p>
        A file exported here, or a spreadsheet of your own with one home in each row: XLSX, CSV or JSON, up to 500 homes
        and 5 MB. Nothing is saved before you have seen what was found.
      </p>
      <div className="row wide breaks">
        <FileButton accept={ACCEPTED} busy={reading.isPending} onPick={(file) => reading.mutate(file)}>
          Choose a file
        </FileButton>
        {chosen ? <span>{chosen.name}</span> : null}
        <TemplateButton />
      </div>
      {chosen === null ? (
        <>
          <UndoImport />
          <FinishLater />
        </>
      ) : null}
      {reading.error ? (
        <Notice look="problem">
          {reading.error instanceof FileProblem ? reading.error.message : sentenceFor(reading.error, support_email)}
        </Notice>
      ) : null}
      {/* Once some rows may be saved, other columns would save them twice. */}
      {isOwn && !chosen?.begun ? (
        <>
          <SheetChoices preview={preview} onChange={(next) => show(next, 1)} />
          <MappingTable
            sheet={preview.sheet}
            mapping={preview.mapping}
            onMap={(mapping) => show({ ...preview, mapping }, 1)}
          />
        </>
      ) : null}
      {chosen !== null && !isOwn ? (
        <p role="status">This file was exported here: every input is read as it was.</p>
      ) : null}
      {isOwn ? <SheetNotes preview={preview} /> : null}
      {problem ? <Notice look="warning">{problem}</Notice> : null}
      {chosen && !problem ? (
        <ImportRows
          key={chosen.key}
          rows={chosen.rows}
          preview={isOwn ? preview : null}
          onMend={(number, column, text) => preview && show(mendCell(preview, number, column, text), 0)}
          onBegin={() => setChosen({ ...chosen, begun: true })}
        />
      ) : null}
    </section>
  )
}

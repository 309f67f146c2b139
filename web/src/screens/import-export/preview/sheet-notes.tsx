import { sheetNotes } from '../../../components/spreadsheets/table/sheet-notes.ts'
import type { Preview } from './preview.ts'

/** What is said of a spreadsheet as a whole. */
export function SheetNotes({ preview }: { readonly preview: Preview }) {
  const notes = sheetNotes(preview, preview.mapping)
  if (notes.length === 0) return null
  return (
    <ul aria-label="How the file is read">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
}

import type { Screening } from '@homeyield/contract/screening'
import { csvText } from '../../../components/csv.ts'
import { XlsxButton } from '../../../components/xlsx/xlsx-button.tsx'
import type { XlsxCell, XlsxSheet } from '../../../components/xlsx/xlsx-sheet.ts'
import { Button } from '../../../ui/button.tsx'
import { download } from '../../../ui/download.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useState } from 'react'
import type { RankedHome } from './ranked-homes.ts'
import { rankedSheet } from './ranked-sheet.ts'
import { termsSheet } from './terms-sheet.ts'

interface ListToolsProps {
  readonly screening: Screening
  readonly homes: readonly RankedHome[]
  readonly onName: (name: string) => void
}

/** The files of the ranked list, its print, and its name. */
export function ListTools({ screening, homes, onName }: ListToolsProps) {
  const [typed, setTyped] = useState(screening.name)
  return (
    <section className="stack no-print" aria-labelledby="this-list">
      <h2 id="this-list">This list</h2>
      <div className="half-page">
        <TextField
          label="Name of the list"
          value={typed}
          maxLength={100}
          onChange={({ target }) => {
            setTyped(target.value)
            if (target.value.trim() !== '') onName(target.value.trim())
          }}
        />
      </div>
      <div className="row">
        <Button
          onClick={() => {
            const rows = [...tableOf(rankedSheet(homes, screening)), [], ...tableOf(termsSheet(screening))]
            download('ranked-homes.csv', 'text/csv', csvText(rows))
          }}
        >
          Download CSV
        </Button>
        <XlsxButton
          label="Download XLSX"
          fileName="ranked-homes.xlsx"
          sheets={() => [rankedSheet(homes, screening), termsSheet(screening)]}
        />
        <Button onClick={() => window.print()}>Print</Button>
      </div>
    </section>
  )
}

function tableOf({ columns, rows }: XlsxSheet): readonly (readonly XlsxCell[])[] {
  return [columns.map(({ head }) => head), ...rows]
}

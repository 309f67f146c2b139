import { formatMoney } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { type Column, Table } from '../../../ui/table.tsx'
import { describeUnused, type EvidenceRow } from './list-evidence.ts'
import styles from './rent-evidence.module.css'

const FIGURES: readonly Column<EvidenceRow>[] = [
  { key: 'lower', heading: 'Lower', renderCell: ({ figures }) => moneyOf(figures?.lower_quartile) },
  { key: 'median', heading: 'Median', renderCell: ({ figures }) => moneyOf(figures?.median) },
  { key: 'upper', heading: 'Upper', renderCell: ({ figures }) => moneyOf(figures?.upper_quartile) },
  {
    key: 'bonds',
    heading: 'Bonds',
    renderCell: ({ figures }) => (figures === null ? '–' : writeNumber(figures.bonds)),
  },
]

function moneyOf(amount: number | undefined): string {
  return amount === undefined ? '–' : formatMoney(amount)
}

/** Weekly rents by place or kind of home; the first row is the estimate where `isLed`. */
export function EvidenceTable({ rows, isLed = true }: { rows: readonly EvidenceRow[]; isLed?: boolean }) {
  const unused = describeUnused(rows)
  const place: Column<EvidenceRow> = {
    key: 'place',
    heading: isLed ? 'Area' : 'Kind of home',
    renderCell: ({ place: name, note }) => (
      <>
        {name}
        <small>{note}</small>
      </>
    ),
  }
  return (
    <div>
      <Table
        isDense
        isStacked
        columns={[place, ...FIGURES]}
        rows={rows}
        rowKey={(row) => row.place}
        rowProps={(_, index) => ({ className: isLed && index === 0 ? styles.lead : undefined })}
      />
      {unused === '' ? null : <p className="tiny pale">{unused}</p>}
    </div>
  )
}

/** The other kinds of home in the area, closed until they are wanted. */
export function OtherSizes({ rows }: { rows: readonly EvidenceRow[] }) {
  if (rows.length === 0) return null
  return (
    <details>
      <summary className="target pointer content-middle">Other homes in this area</summary>
      <p className="tiny pale">They show how rents here compare with those nearby.</p>
      <EvidenceTable rows={rows} isLed={false} />
    </details>
  )
}

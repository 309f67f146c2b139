import type { AddressRow, DataFault } from './address-row.ts'

const SPOILT_COLUMN = 'suburb_locality'

/** The rows with a fault in the data. */
export function spoilRows(rows: readonly AddressRow[], fault: DataFault | null): readonly AddressRow[] {
  switch (fault) {
    case 'missing-column':
      return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => name !== SPOILT_COLUMN)))
    case 'duplicate-ids':
      return [...rows, ...rows.slice(0, 1)]
    case 'fewer-rows':
      return rows.filter((_, at) => at % 10 !== 9)
    case null:
      return rows
  }
}

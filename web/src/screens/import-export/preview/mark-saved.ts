import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { foldText } from '@homeyield/domain/property/fold-text'
import { dateText } from '../../../ui/date-text.ts'
import type { CheckedRow } from '../../../components/spreadsheets/rows/check-rows.ts'

type Saved = Pick<ListedCalculation, 'property' | 'suburb' | 'updated_at'>

/** The rows with those whose address is saved in the account already, which are not ticked at first. */
export function markSaved(rows: readonly CheckedRow[], saved: readonly Saved[]): readonly CheckedRow[] {
  const byAddress = Map.groupBy(saved, ({ property }) => foldText(property))
  return rows.map((row) => {
    if (row.skip !== null || row.body === null) return row
    const suburb = foldText(row.body.suburb ?? '')
    const same = byAddress.get(foldText(row.property))?.find((one) => {
      const other = foldText(one.suburb ?? '')
      return suburb === '' || other === '' || suburb === other
    })
    if (same === undefined) return row
    return { ...row, skip: `You have saved this address already, last on ${dateText(same.updated_at)}` }
  })
}

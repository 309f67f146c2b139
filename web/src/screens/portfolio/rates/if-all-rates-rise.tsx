import type { OwnedHomes } from '@homeyield/contract/saved-calculation'
import { completeHome } from '@homeyield/domain/analysis/portfolio/owned-home'
import { householdRise } from '@homeyield/domain/analysis/portfolio/try-rates'
import { formatDollars } from '@homeyield/domain/money/amount'
import { useMemo } from 'react'
import { Table } from '../../../ui/table.tsx'

const SHIFTS = [1, 2, 3] as const

/** The sum of the homes’ own rows, which other rates that are tried do not change. */
export function IfAllRatesRise({ owned }: { owned: OwnedHomes }) {
  const { homes, as_at: today } = owned
  // Not with each key.
  const rises = useMemo(() => {
    const completed = homes.map((inputs) => completeHome({ id: inputs.id, property: inputs.property, inputs }, today))
    return SHIFTS.map((shift) => householdRise(completed, shift))
  }, [homes, today])
  const counted = rises[0]?.homes ?? 0
  if (counted === 0) return null
  return (
    <section className="stack" aria-labelledby="rise">
      <h2 id="rise">If all rates rise</h2>
      <Table
        scrollLabel="If all rates rise, as a table"
        caption="All loans at higher rates"
        isCaptionHidden
        columns={[
          {
            key: 'shift',
            heading: 'If',
            renderCell: ({ shift }) => `Rates ${shift} point${shift === 1 ? '' : 's'} higher`,
          },
          { key: 'before', heading: 'Repayments before', renderCell: (row) => formatDollars(row.weekly_before) },
          { key: 'after', heading: 'Repayments then', renderCell: (row) => formatDollars(row.weekly_after) },
          {
            key: 'cash',
            heading: 'Cash each week then',
            renderCell: ({ cash }) => <strong>{cash === null ? '–' : formatDollars(cash)}</strong>,
            cellProps: ({ cash }) => ({
              'data-sign': cash === null ? undefined : cash < 0 ? 'loss' : 'gain',
            }),
          },
        ]}
        rows={rises}
        rowKey={({ shift }) => shift}
      />
      <p className="quiet">
        A week, all homes together: the sum of “If rates rise” on their own pages, where points are added to each loan’s
        rate now once it is no longer fixed, not to the rates that you try. Cash is of the homes that you let.
        {counted < homes.length ? ` ${counted} of ${homes.length} homes; the others lack a rent or a loan figure.` : ''}
      </p>
    </section>
  )
}

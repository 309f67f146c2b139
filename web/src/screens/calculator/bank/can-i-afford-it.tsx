import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { describeAfford, NO_OFFER } from '@homeyield/domain/analysis/lender/describe-afford'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { weeklyCostToLiveHere } from '@homeyield/domain/own-home/cost-to-live-here'
import { FigureList } from '../../../ui/figure-list.tsx'
import { Table } from '../../../ui/table.tsx'
import { useCalculator } from '../model/calculator-store.ts'
import { isAnyRefused } from '../figures/shown-figure.ts'
import { Missing } from '../figures/missing.tsx'

/** What a home to live in asks of the household, and the most that its income and deposit buy. */
export function CanIAffordIt({ afford }: Pick<Analysis, 'afford'>) {
  const cost = useCalculator((state) => (isAnyRefused(state) ? null : weeklyCostToLiveHere(state.form, state.figures)))
  if (!isKnown(afford)) return <Missing>{afford.message}</Missing>
  const { lines, share, most, mostBecause } = describeAfford(afford.value, cost)
  return (
    <>
      {lines.length === 0 ? null : (
        <Table
          columns={[
            { key: 'label', heading: <span className="visually-hidden">What</span>, renderCell: ({ label }) => label },
            { key: 'week', heading: 'A week', renderCell: ({ week }) => week },
            { key: 'month', heading: 'A month', renderCell: ({ month }) => month },
          ]}
          rows={lines}
          rowKey={({ label }) => label}
        />
      )}
      {share === '' ? null : <p>{share}</p>}
      <FigureList figures={[{ label: 'The most this income and deposit buys', value: most, note: mostBecause }]} />
      <p className="quiet">{NO_OFFER}</p>
    </>
  )
}

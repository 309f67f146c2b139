import type { PortfolioYear } from '@homeyield/domain/analysis/portfolio/portfolio-year'
import { formatDollars } from '@homeyield/domain/money/amount'
import type { Column } from '../../ui/table.tsx'

type Owner = PortfolioYear['owners'][number]

const AMOUNTS = [
  ['residential_income', 'Income'],
  ['deductions', 'Deductions'],
  ['other_residential_net', 'Other homes'],
  ['brought_forward', 'Brought forward'],
  ['taxable', 'Taxable'],
  ['carried_forward', 'Kept for later'],
  ['tax', 'Tax'],
] as const

/** The year of each owner, without their other income. */
export function ownerColumns(owners: readonly Owner[]): readonly Column<Owner>[] {
  const withOthers = owners.some(({ other_residential_net }) => other_residential_net !== 0)
  return [
    { key: 'name', heading: 'Owner', renderCell: ({ name }) => name },
    { key: 'homes', heading: 'Homes', renderCell: ({ homes }) => homes },
    ...AMOUNTS.filter(([name]) => name !== 'other_residential_net' || withOthers).map(
      ([name, heading]): Column<Owner> => ({
        key: name,
        heading,
        renderCell: (owner) => formatDollars(owner[name] ?? 0),
      }),
    ),
  ]
}

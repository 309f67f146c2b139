import { FIGURES, FIGURES_AT, HEADLINE } from '@homeyield/domain/figures/figures'
import { isLivedIn } from '@homeyield/domain/calculation/purpose'
import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'
import type { Day } from '@homeyield/domain/dates/calendar-day'
import { weeklyCostToLiveHere } from '@homeyield/domain/own-home/cost-to-live-here'
import { describeNextChange } from '@homeyield/domain/investment-return/describe-next-change'
import { weeklyPaymentNow, weightedRate } from '@homeyield/domain/loans/loan-now'
import { toCents } from '@homeyield/domain/money/round'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { hasRent } from '@homeyield/domain/rent/has-rent'
import { STATUS_WORDS } from '../../../components/status-words.ts'
import { figureColumn } from '../../../components/xlsx/figure-column.ts'
import type { XlsxCell, XlsxColumn, XlsxSheet } from '../../../components/xlsx/xlsx-sheet.ts'
import type { ExportedHome } from './exported-home.ts'

interface Column extends XlsxColumn {
  readonly of: (home: ExportedHome) => XlsxCell
}

/** For people to read: what each home is, is worth and brings, as at a day. An import reads none of it. */
export function homesSheet(homes: readonly ExportedHome[], asAt: Day): XlsxSheet {
  const columns = [...COLUMNS, { head: 'Figures as at', kind: 'day', of: () => asAt } as const]
  return {
    name: 'Homes',
    columns: columns.map(({ head, kind }) => ({ head, kind })),
    rows: homes.map((home) => columns.map(({ of }) => of(home))),
  }
}

const COLUMNS: readonly Column[] = [
  { head: 'Address', kind: 'text', of: ({ inputs }) => inputs.property },
  { head: 'Status', kind: 'text', of: ({ inputs }) => inputs.status && STATUS_WORDS[inputs.status] },
  { head: 'What it is for', kind: 'text', of: ({ inputs }) => CALCULATION_FIELDS.purpose.labels[inputs.purpose] },
  { head: 'Dwelling', kind: 'text', of: ({ inputs }) => inputs.dwelling },
  { head: 'Bedrooms', kind: 'count', of: ({ inputs }) => inputs.number_of_bedrooms },
  ...FIGURES_AT.worth.map((name): Column =>
    Object.assign(figureColumn(name), { of: ({ amounts }: ExportedHome) => amounts[name] }),
  ),
  { head: 'Worth as at', kind: 'day', of: worthOn },
  { head: 'Rent a week ($)', kind: 'money', of: rentOf },
  { ...figureColumn(HEADLINE), of: cashOf },
  {
    ...figureColumn('weekly_cost_to_live_here', FIGURES.weekly_cost_to_live_here.label),
    of: ({ inputs, figures }) => weeklyCostToLiveHere(inputs, figures),
  },
  { head: 'Next change', kind: 'text', of: changeOf },
  {
    head: 'Repayments a week ($)',
    kind: 'money',
    of: ({ loans }) => (loans.length === 0 ? null : toCents(weeklyPaymentNow(loans))),
  },
  { head: 'Average interest rate (%)', kind: 'percent', of: ({ loans }) => weightedRate(loans) },
  { ...figureColumn('purchase_price'), of: ({ inputs }) => inputs.purchase_price },
  { ...figureColumn('gross_rental_yield'), of: (home) => rented(home, home.figures.gross_rental_yield) },
  {
    ...figureColumn('net_rental_yield'),
    of: (home) => (home.isLoanKnown ? rented(home, home.figures.net_rental_yield) : null),
  },
  { head: 'Costs a year with interest ($)', kind: 'money', of: (home) => rented(home, home.figures.total_expenses) },
  { head: 'Owners', kind: 'text', of: ownersOf },
  { head: 'Tags', kind: 'text', of: ({ inputs }) => inputs.tags.join(', ') },
  { head: 'Note', kind: 'text', of: ({ inputs }) => inputs.note },
]

/** Of a worth that its owner gave. */
function worthOn({ inputs: { analysis } }: ExportedHome): string | null {
  const isOwn = (analysis?.value_source ?? 'purchase_price') === 'purchase_price' && analysis?.current_value
  return isOwn ? (analysis.current_value_on ?? null) : null
}

function rented(home: ExportedHome, value: number | null): number | null {
  return hasRent(home.figures) ? value : null
}

function rentOf(home: ExportedHome): number | null {
  return rented(home, home.figures.weekly_rental_income)
}

function cashOf(home: ExportedHome): number | null {
  return home.isLoanKnown && !isLivedIn(home.inputs) ? rented(home, home.figures[HEADLINE]) : null
}

function changeOf(home: ExportedHome): string | null {
  const { next_change } = home.figures
  return cashOf(home) === null || next_change === null ? null : describeNextChange(next_change)
}

function ownersOf({ inputs }: ExportedHome): string {
  const owners = inputs.analysis?.owners ?? []
  return owners
    .map(({ name, share_pct }, index) => {
      const words = name || `Owner ${index + 1}`
      return typeof share_pct === 'number' ? `${words} ${writeNumber(share_pct)}%` : words
    })
    .join(', ')
}

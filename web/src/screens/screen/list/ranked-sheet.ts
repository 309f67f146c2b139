import type { Screening } from '@homeyield/contract/screening'
import { round } from '@homeyield/domain/money/round'
import { SCREENED_FIGURES } from '@homeyield/domain/screening/screened-result'
import { figureColumn } from '../../../components/xlsx/figure-column.ts'
import type { XlsxCell, XlsxColumn, XlsxSheet } from '../../../components/xlsx/xlsx-sheet.ts'
import { type RankedHome, VERDICT_WORDS } from './ranked-homes.ts'

interface SheetColumn extends XlsxColumn {
  readonly cellOf: (row: RankedHome, terms: Screening['terms']) => XlsxCell
}

const COLUMNS: readonly SheetColumn[] = [
  { head: 'Rank', kind: 'text', cellOf: ({ rank }) => rank },
  { head: 'Address', kind: 'text', cellOf: ({ home }) => home.property },
  { head: 'Suburb', kind: 'text', cellOf: ({ home }) => home.suburb },
  { head: 'Town or city', kind: 'text', cellOf: ({ home }) => home.city },
  { head: 'Dwelling type', kind: 'text', cellOf: ({ home }, terms) => home.dwelling ?? terms.dwelling },
  {
    head: 'Bedrooms',
    kind: 'count',
    cellOf: ({ home }, terms) => home.number_of_bedrooms ?? terms.number_of_bedrooms,
  },
  {
    head: 'Assumed',
    kind: 'text',
    cellOf: ({ result: { assumed } }) =>
      assumed.map((name) => (name === 'dwelling' ? 'dwelling type' : 'bedrooms')).join(', '),
  },
  { ...figureColumn('purchase_price'), cellOf: ({ home }) => home.purchase_price },
  { head: 'Price in words', kind: 'text', cellOf: ({ home }) => home.price_words },
  { head: 'Works up to ($)', kind: 'money', cellOf: ({ result }) => result.works_at },
  { head: 'Works surely up to ($)', kind: 'money', cellOf: ({ result }) => result.surely_works_at },
  ...SCREENED_FIGURES.map((name): SheetColumn =>
    Object.assign(figureColumn(name), { cellOf: ({ result }: RankedHome) => result[name] }),
  ),
  { head: 'Rent, 80% from ($ a week)', kind: 'money', cellOf: ({ result: { rent } }) => rent?.interval_80[0] ?? null },
  { head: 'Rent, 80% to ($ a week)', kind: 'money', cellOf: ({ result: { rent } }) => rent?.interval_80[1] ?? null },
  { head: 'Confidence', kind: 'text', cellOf: ({ result: { rent } }) => rent?.confidence ?? null },
  {
    head: 'Chance of the area’s median rent (%)',
    kind: 'percent',
    cellOf: ({ result: { chance } }) => (chance === null ? null : round(chance * 100, 2)),
  },
  { head: 'Verdict', kind: 'text', cellOf: ({ result }) => VERDICT_WORDS[result.verdict].words },
  { head: 'Why', kind: 'text', cellOf: ({ result }) => result.why },
  { head: 'As pasted', kind: 'text', cellOf: ({ home }) => home.text },
]

/** The ranked homes as a sheet. */
export function rankedSheet(homes: readonly RankedHome[], terms: Screening['terms']): XlsxSheet {
  return {
    name: 'Ranked homes',
    columns: COLUMNS.map(({ head, kind }) => ({ head, kind })),
    rows: homes.map((row) => COLUMNS.map(({ cellOf }) => cellOf(row, terms))),
  }
}

import type { Screening, ScreeningHome } from '@homeyield/contract/screening'
import { round } from '@homeyield/domain/money/round'
import { SCREENED_FIGURES } from '@homeyield/domain/screening/screened-result'
import { figureColumn } from '../../../components/xlsx/figure-column.ts'
import type { XlsxCell, XlsxColumn, XlsxSheet } from '../../../components/xlsx/xlsx-sheet.ts'
import { type RankedHome, VERDICT_WORDS } from './ranked-homes.ts'

/** A home of the list; without a result it is not compared. */
interface SheetRow extends Pick<RankedHome, 'home' | 'rank'> {
  readonly result: RankedHome['result'] | null
}

interface SheetColumn extends XlsxColumn {
  readonly cellOf: (row: SheetRow, terms: Screening['terms']) => XlsxCell
}

const STATE_WORDS: Readonly<Record<ScreeningHome['state'], string>> = {
  known: 'Compared',
  question: 'Asked about',
  not_found: 'Not found',
  premium_required: 'In another suburb',
  not_read: 'Not read',
}

function stateWords({ home, result }: SheetRow): string {
  if (home.left_out) return 'Left out by you'
  return result?.is_out ? 'Left out: it misses a deal-breaker' : STATE_WORDS[home.state]
}

const COLUMNS: readonly SheetColumn[] = [
  { head: 'Rank', kind: 'text', cellOf: ({ rank }) => rank },
  { head: 'State', kind: 'text', cellOf: stateWords },
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
    cellOf: ({ result }) =>
      (result?.assumed ?? []).map((name) => (name === 'dwelling' ? 'dwelling type' : 'bedrooms')).join(', '),
  },
  { ...figureColumn('purchase_price'), cellOf: ({ home }) => home.purchase_price },
  { head: 'Price in words', kind: 'text', cellOf: ({ home }) => home.price_words },
  { head: 'Works up to ($)', kind: 'money', cellOf: ({ result }) => result?.works_at ?? null },
  { head: 'Works surely up to ($)', kind: 'money', cellOf: ({ result }) => result?.surely_works_at ?? null },
  ...SCREENED_FIGURES.map((name): SheetColumn =>
    Object.assign(figureColumn(name), { cellOf: ({ result }: SheetRow) => result?.[name] ?? null }),
  ),
  { head: 'Median rent of the area ($ a week)', kind: 'money', cellOf: ({ result }) => result?.rent?.median ?? null },
  { head: 'Rent, 80% from ($ a week)', kind: 'money', cellOf: ({ result }) => result?.rent?.interval_80[0] ?? null },
  { head: 'Rent, 80% to ($ a week)', kind: 'money', cellOf: ({ result }) => result?.rent?.interval_80[1] ?? null },
  { head: 'Confidence', kind: 'text', cellOf: ({ result }) => result?.rent?.confidence ?? null },
  {
    head: 'Chance of the area’s median rent (%)',
    kind: 'percent',
    cellOf: ({ result }) => (typeof result?.chance === 'number' ? round(result.chance * 100, 2) : null),
  },
  { head: 'Verdict', kind: 'text', cellOf: ({ result }) => result && VERDICT_WORDS[result.verdict].words },
  { head: 'Why', kind: 'text', cellOf: ({ result }) => result?.why ?? null },
  { head: 'Please check', kind: 'text', cellOf: ({ home }) => home.doubts.join(' ') },
  { head: 'As pasted', kind: 'text', cellOf: ({ home }) => home.text },
]

/** All homes of the list, the ranked ones first. */
export function rankedSheet(ranked: readonly RankedHome[], { homes, terms }: Screening): XlsxSheet {
  const compared = new Set(ranked.map(({ home }) => home.id))
  const others = homes.filter(({ id }) => !compared.has(id)).map((home): SheetRow => ({ home, rank: '', result: null }))
  return {
    name: 'Ranked homes',
    columns: COLUMNS.map(({ head, kind }) => ({ head, kind })),
    rows: [...ranked, ...others].map((row) => COLUMNS.map(({ cellOf }) => cellOf(row, terms))),
  }
}

import type { Screening } from '@homeyield/contract/screening'
import { FIGURES, HEADLINE } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { formatMoney } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { describeChance } from '@homeyield/domain/screening/describe-result'
import { useState } from 'react'
import { useDrawnRows } from '../../../components/use-drawn-rows.ts'
import { type Column, Table } from '../../../ui/table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { ChangeHome } from './change-home.tsx'
import { areaWords, kindWords, type RankedHome, VERDICT_WORDS } from './ranked-homes.ts'
import { changeButtonId, RowActions, type RowHandlers } from './row-actions.tsx'
import styles from './ranked-table.module.css'

interface RankedTableProps {
  readonly homes: readonly RankedHome[]
  readonly terms: Screening['terms']
  /** What is to be checked of a home, a sentence each. */
  readonly doubtsOf: (home: RankedHome['home']) => readonly string[]
  /** The ids of homes that are in the list more than once. */
  readonly repeated: ReadonlySet<string>
  readonly ticked: ReadonlySet<string>
  readonly onTick: (id: string, isTicked: boolean) => void
  readonly handlers: RowHandlers
}

const LOOKS = { passes: 'accent', fails: 'quiet', unclear: 'amber' } as const

/** The homes that are compared, best first: a table of two lines a home, cards on narrow screens. */
export function RankedTable({ homes, terms, doubtsOf, repeated, ticked, onTick, handlers }: RankedTableProps) {
  const { drawn, partly, end } = useDrawnRows(homes)
  const [changed, setChanged] = useState<string | null>(null)
  const columns: readonly Column<RankedHome>[] = [
    {
      key: 'home',
      heading: 'Home',
      renderCell: (row) => <Home row={row} terms={terms} isRepeated={repeated.has(row.home.id)} />,
    },
    figure('Price', (row) => <Price {...row} />),
    figure('Rent a week', (row) => <Rent {...row} />, styles.rent),
    figure('Gross yield', ({ result }) => (
      <>
        {writeFigure('percent', result.gross_rental_yield)}
        <small>net {writeFigure('percent', result.net_rental_yield)}</small>
      </>
    )),
    figure(FIGURES[HEADLINE].label, ({ result: { [HEADLINE]: cash, lvr } }) => (
      <>
        <span data-sign={cash === null ? undefined : cash < 0 ? 'loss' : 'gain'}>{writeFigure('dollars', cash)}</span>
        <small>
          {FIGURES.lvr.short} {lvr === null ? '–' : `${writeNumber(lvr, 1)}%`}
        </small>
      </>
    )),
    figure('Verdict', ({ result: { verdict, chance } }) => (
      <>
        <Tag look={LOOKS[verdict]}>
          <span aria-hidden="true">{VERDICT_WORDS[verdict].sign}&nbsp;</span>
          {VERDICT_WORDS[verdict].words}
        </Tag>
        {chance === null ? null : <small>{describeChance(chance)}</small>}
      </>
    )),
    {
      key: 'why',
      heading: 'Why',
      isText: true,
      headProps: { className: styles.whyHead },
      cellProps: () => ({ className: styles.why }),
      renderCell: ({ home, result }) => (
        <>
          <Why why={result.why} doubts={doubtsOf(home)} />
          {changed === home.id ? (
            <ChangeHome
              home={home}
              terms={terms}
              opener={changeButtonId(home.id)}
              onChange={handlers.onChange}
              onDone={() => setChanged(null)}
            />
          ) : null}
        </>
      ),
    },
    {
      key: 'actions',
      heading: <span className="visually-hidden">What to do</span>,
      isText: true,
      headProps: { className: styles.actions },
      cellProps: () => ({ className: styles.actions }),
      renderCell: ({ home }) => (
        <>
          <RowActions
            home={home}
            isTicked={ticked.has(home.id)}
            onTick={(isTicked) => onTick(home.id, isTicked)}
            isOpen={changed === home.id}
            onOpen={(isOpen) => setChanged(isOpen ? home.id : null)}
            handlers={handlers}
          />
          {handlers.problemOf(home)}
        </>
      ),
    },
  ]
  return (
    <>
      <Table
        isDense
        isLong
        className={styles.table}
        caption="The ranked homes"
        isCaptionHidden
        aria-rowcount={partly ? homes.length + 1 : undefined}
        columns={columns}
        rows={drawn}
        rowKey={({ home }) => home.id}
      />
      {partly ? (
        <p ref={end} key={drawn.length} className="quiet">
          {drawn.length} of {homes.length} homes. Scroll for more.
        </p>
      ) : null}
    </>
  )
}

/** A column whose cells have its name on a card. */
function figure(heading: string, renderCell: Column<RankedHome>['renderCell'], className?: string): Column<RankedHome> {
  return {
    key: heading,
    heading,
    renderCell,
    isText: true,
    cellProps: () => ({ 'data-label': heading, className }),
  }
}

interface HomeProps {
  readonly row: RankedHome
  readonly terms: Screening['terms']
  readonly isRepeated: boolean
}

function Home({ row, terms, isRepeated }: HomeProps) {
  const area = areaWords(row.home)
  return (
    <>
      <div className="flex tight">
        <span className={`rigid pale bold ${styles.rank}`}>
          <span className="visually-hidden">Rank</span> {row.rank === '' ? '–' : row.rank}
        </span>{' '}
        <strong>{row.home.property}</strong>
      </div>
      <small>
        {kindWords(row, terms)}
        {area === '' ? '' : `. Rent of ${area}`}
      </small>
      {isRepeated ? <small className={styles.doubt}>This address is in the list more than once.</small> : null}
    </>
  )
}

function Price({ home: { purchase_price, price_words }, result: { works_at } }: RankedHome) {
  if (purchase_price !== null) return formatMoney(purchase_price)
  const words = price_words ?? 'No price'
  return works_at === null ? (
    words
  ) : (
    <>
      Works up to {formatMoney(works_at)}
      <small>{words}</small>
    </>
  )
}

/** The calculator's rent, at average quality, and the area's median, which may be another and whose interval is known. */
function Rent({ result: { rent, weekly_rental_income } }: RankedHome) {
  if (rent === null) return '–'
  const [from, to] = rent.interval_80
  return (
    <>
      {formatMoney(weekly_rental_income ?? rent.median)}{' '}
      <small className={styles.confidence}>{rent.confidence} confidence</small>
      <small>
        Median {formatMoney(rent.median)}: {formatMoney(from)} to {formatMoney(to)}, four times in five
      </small>
    </>
  )
}

function Why({ why, doubts }: { readonly why: string; readonly doubts: readonly string[] }) {
  return (
    <>
      <small>{why}</small>
      {doubts.length === 0 ? null : <small className={styles.doubt}>Please check: {doubts.join(' ')}</small>}
    </>
  )
}

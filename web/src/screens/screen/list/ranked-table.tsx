import type { Screening } from '@homeyield/contract/screening'
import { formatDollars, formatMoney, formatPercent } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { describeChance } from '@homeyield/domain/screening/describe-result'
import { useState } from 'react'
import { Link } from 'react-router'
import { useDrawnRows } from '../../../components/use-drawn-rows.ts'
import { calculationPath } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { ChangeHome, changeButtonId } from './change-home.tsx'
import type { HomeChange } from './list-changes.ts'
import { kindWords, type RankedHome, type ShownResult, VERDICT_WORDS } from './ranked-homes.ts'
import styles from './ranked-table.module.css'

export interface RowActions {
  readonly saving: ReadonlySet<string>
  /** Null where nothing can be saved. */
  readonly onSave: ((id: string, status: 'watching' | null) => void) | null
  readonly onChange: (change: HomeChange, isNow: boolean) => void
}

interface RankedTableProps {
  readonly homes: readonly RankedHome[]
  readonly terms: Screening['terms']
  readonly ticked: ReadonlySet<string>
  readonly onTick: (id: string, isTicked: boolean) => void
  readonly actions: RowActions
}

const LOOKS = { passes: 'accent', fails: 'quiet', unclear: 'amber' } as const

/** The homes that are compared, best first. */
export function RankedTable({ homes, terms, ticked, onTick, actions }: RankedTableProps) {
  const { drawn, partly, end } = useDrawnRows(homes)
  const [changed, setChanged] = useState<string | null>(null)
  const columns: readonly Column<RankedHome>[] = [
    {
      key: 'home',
      heading: 'Home',
      renderCell: ({ home, rank, result }) => (
        <div className={`stack close ${styles.home}`}>
          <div className={styles.name}>
            <span className={styles.rank}>
              <span className="visually-hidden">Rank</span> {rank === '' ? '–' : rank}
            </span>{' '}
            <strong>{home.property}</strong>
          </div>
          {changed === home.id ? (
            <ChangeHome home={home} onChange={actions.onChange} onDone={() => setChanged(null)} />
          ) : (
            <>
              <small>{kindWords({ home, result }, terms)}</small>
              {home.doubts.length === 0 ? null : (
                <small className={styles.doubt}>
                  Check “{home.text}”: {home.doubts.join(' ')}
                </small>
              )}
            </>
          )}
        </div>
      ),
    },
    { key: 'price', heading: 'Price', renderCell: (row) => <Price {...row} /> },
    { key: 'rent', heading: 'Rent a week', renderCell: ({ result }) => <Rent result={result} /> },
    {
      key: 'yield',
      heading: 'Gross yield',
      renderCell: ({ result }) => (
        <div>
          {yieldWords(result, result.gross_rental_yield)}
          <small className={styles.figure}>net {yieldWords(result, result.net_rental_yield)}</small>
        </div>
      ),
    },
    {
      key: 'cash',
      heading: 'Cash each week',
      renderCell: (row) => <Cash {...row} />,
    },
    {
      key: 'chance',
      heading: 'Chance',
      renderCell: ({ result: { chance } }) => (
        <div className={styles.chance}>{chance === null ? '–' : describeChance(chance)}</div>
      ),
    },
    {
      key: 'verdict',
      heading: 'Verdict',
      isText: true,
      renderCell: ({ result }) => (
        <div className={`stack close ${styles.verdict}`}>
          <div>
            <Tag look={LOOKS[result.verdict]}>
              <span aria-hidden="true">{VERDICT_WORDS[result.verdict].sign}&nbsp;</span>
              {VERDICT_WORDS[result.verdict].words}
            </Tag>
          </div>
          <small>{result.why}</small>
        </div>
      ),
    },
    {
      key: 'actions',
      heading: <span className="visually-hidden">What to do</span>,
      isText: true,
      headProps: { className: styles.actions },
      cellProps: () => ({ className: styles.actions }),
      renderCell: (row) => (
        <Actions
          row={row}
          isTicked={ticked.has(row.home.id)}
          onTick={(isTicked) => onTick(row.home.id, isTicked)}
          isChanged={changed === row.home.id}
          onOpen={(isOpen) => setChanged(isOpen ? row.home.id : null)}
          actions={actions}
        />
      ),
    },
  ]
  return (
    <>
      <Table
        isListed
        isDense
        className={styles.table}
        scrollLabel="The ranked homes, as a table"
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

function Price({ home: { purchase_price, price_words }, result: { works_at } }: RankedHome) {
  if (purchase_price !== null) return formatMoney(purchase_price)
  return (
    <div className={styles.price}>
      {works_at === null ? 'No price' : `No price: works up to ${formatMoney(works_at)}`}
      {price_words === null ? null : <small>{price_words}</small>}
    </div>
  )
}

/** Without a price nothing would be borrowed. */
function Cash({ home: { purchase_price }, result: { weekly_cash_flow, lvr } }: RankedHome) {
  const cash = purchase_price === null ? null : weekly_cash_flow
  return (
    <div>
      <span data-sign={cash === null ? undefined : cash < 0 ? 'loss' : 'gain'}>
        {cash === null ? '–' : formatDollars(cash)}
      </span>
      <small className={styles.figure}>LVR {lvr === null ? '–' : `${writeNumber(lvr, 1)}%`}</small>
    </div>
  )
}

function Rent({ result: { rent, weekly_rental_income } }: Pick<RankedHome, 'result'>) {
  if (rent === null) return '–'
  const [from, to] = rent.interval_80
  return (
    <div className={styles.rent}>
      {formatMoney(weekly_rental_income ?? rent.median)}
      <small>
        80%: {formatMoney(from)} to {writeNumber(to)}
      </small>
      <small>{rent.confidence} confidence</small>
    </div>
  )
}

/** Without a rent there is none. */
function yieldWords({ rent }: ShownResult, value: number | null): string {
  return value === null || rent === null ? '–' : formatPercent(value)
}

interface ActionsProps {
  readonly row: RankedHome
  readonly isTicked: boolean
  readonly onTick: (isTicked: boolean) => void
  readonly isChanged: boolean
  readonly onOpen: (isOpen: boolean) => void
  readonly actions: RowActions
}

function Actions({ row: { home }, isTicked, onTick, isChanged, onOpen, actions }: ActionsProps) {
  const { id, property, calculation_id } = home
  const { saving, onSave, onChange } = actions
  const busy = saving.has(id)
  const hidden = <span className="visually-hidden">{property}</span>
  return (
    <div className={`row ${styles.buttons}`}>
      {calculation_id !== null ? (
        <Link className="touch-link" to={calculationPath(calculation_id)}>
          Saved: open {hidden}
        </Link>
      ) : onSave === null ? null : (
        <>
          <Button look="quiet" busy={busy} onClick={() => onSave(id, null)}>
            Save {hidden}
          </Button>
          <Button look="quiet" busy={busy} onClick={() => onSave(id, 'watching')}>
            Watch {hidden}
          </Button>
        </>
      )}
      <Button look="quiet" onClick={() => onChange({ id, left_out: true }, false)}>
        No {hidden}
      </Button>
      <Button look="quiet" id={changeButtonId(id)} aria-expanded={isChanged} onClick={() => onOpen(!isChanged)}>
        Change {hidden}
      </Button>
      {onSave === null ? null : (
        <Checkbox name={`compare_${id}`} checked={isTicked} onCheck={onTick}>
          Compare {hidden}
        </Checkbox>
      )}
    </div>
  )
}

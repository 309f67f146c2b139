import { HEADLINE } from '@homeyield/domain/figures/figures'
import { headlineOf } from '@homeyield/domain/figures/headline'
import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { streetOf } from '@homeyield/domain/property/street-of'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { Table } from '../../ui/table.tsx'
import { Tag } from '../../ui/tag.tsx'
import { cashNoteOf, WITHOUT_LOAN, yieldsOf } from '../../components/yields-of.ts'
import { useDrawnRows } from '../../components/use-drawn-rows.ts'
import { calculationPath } from '../../paths.ts'
import { type FigureColumn, figureOf, LISTED_FIGURES, writeListed } from '../../components/sort-calculations.ts'
import { COMPARISON_COLUMNS } from './comparison-order.ts'
import type { ComparisonColumn, ComparisonOrder } from './comparison-order.ts'
import styles from './comparison-table.module.css'

const HEADERS: Record<ComparisonColumn, string> = {
  address: 'Address',
  price: 'Estimated Purchase Price',
  gross: 'Gross Rental Yield',
  net: 'Net Rental Yield',
  cash: LISTED_FIGURES.cash.label,
}

interface ComparisonTableProps {
  readonly calculations: readonly ListedCalculation[]
  /** Whether no more are on their way. */
  readonly isWhole: boolean
  readonly order: ComparisonOrder
  readonly onSort: (column: ComparisonColumn) => void
}

/** A sortable table. */
export function ComparisonTable({ calculations, isWhole, order, onSort }: ComparisonTableProps) {
  const navigate = useNavigate()
  const { drawn, partly, end } = useDrawnRows(calculations)
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isPlainClick(event)) {
      event.preventDefault()
      void navigate(event.currentTarget.pathname)
    }
  }
  return (
    <div className={`card shadow ${styles.card}`}>
      <Table
        className={styles.table}
        isLong
        aria-rowcount={isWhole ? (partly ? calculations.length + 1 : undefined) : -1}
        caption={`Your saved calculations, sorted by ${HEADERS[order.column]}, ${directionOf(order)}`}
        isCaptionHidden
        columns={COMPARISON_COLUMNS.map((column) => ({
          key: column,
          heading: <SortButton column={column} order={order} onSort={onSort} />,
          headProps: { 'aria-sort': order.column === column ? directionOf(order) : undefined },
          renderCell: (calculation: ListedCalculation) =>
            column === 'address' ? (
              <Address calculation={calculation} onOpen={open} />
            ) : (
              <Figure column={column} calculation={calculation} />
            ),
          cellProps: (calculation: ListedCalculation) => ({
            'data-sign': column !== 'address' && (figureOf(calculation, column) ?? 0) < 0 ? 'loss' : undefined,
          }),
        }))}
        rows={drawn}
        rowKey={({ id }) => id}
        // Its row in a table that is not drawn to its end.
        rowProps={(_, index) => ({ 'aria-rowindex': partly ? index + 2 : undefined })}
      />
      {partly ? <div key={drawn.length} ref={end} /> : null}
    </div>
  )
}

interface SortButtonProps extends Pick<ComparisonTableProps, 'order' | 'onSort'> {
  readonly column: ComparisonColumn
}

function SortButton({ column, order, onSort }: SortButtonProps) {
  const sorts = order.column === column
  return (
    <button
      type="button"
      className={`inset round flex wrap bottom full target pad-tight tiny bold dense text-left washes close ${styles.sort}`}
      onClick={() => onSort(column)}
    >
      <span>{HEADERS[column]}</span>
      <svg
        className="rigid no-print"
        viewBox="0 0 12 16"
        width="12"
        height="16"
        fill="none"
        stroke={sorts ? 'currentColor' : 'var(--edge)'}
        strokeWidth={sorts ? 2.5 : 1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {sorts && order.descending ? null : <path d="m2.5 6.5 3.5-4 3.5 4" />}
        {sorts && !order.descending ? null : <path d="m2.5 9.5 3.5 4 3.5-4" />}
      </svg>
    </button>
  )
}

interface AddressProps {
  readonly calculation: ListedCalculation
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
}

function Address({ calculation: { id, property, is_sample_address }, onOpen }: AddressProps) {
  return (
    <>
      <a
        href={calculationPath(id)}
        className={`inline-flex middle target inset round ${styles.open}`}
        title={property}
        onClick={onOpen}
      >
        {streetOf(property)}
      </a>
      {is_sample_address ? <Tag look="quiet">Sample</Tag> : null}
    </>
  )
}

/** The answer to what the home is for, where that is not cash. */
function answerOf(calculation: ListedCalculation): string | null {
  const { name, label, value } = headlineOf(calculation)
  return name === HEADLINE || value === null ? null : `${label}: ${value}`
}

// Not the router's links: thousands of them would render again whenever the order in the address changes.
function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
}

function Figure({ column, calculation }: { column: FigureColumn; calculation: ListedCalculation }) {
  const note = noteOf(column, calculation)
  return (
    <span>
      {writeListed(calculation, column)}
      {note === null ? null : <small> {note}</small>}
    </span>
  )
}

function noteOf(column: FigureColumn, calculation: ListedCalculation): string | null {
  if (column === 'net' && yieldsOf(calculation).withoutLoan) return WITHOUT_LOAN
  return column === 'cash' ? (answerOf(calculation) ?? cashNoteOf(calculation)) : null
}

function directionOf({ descending }: ComparisonOrder): 'ascending' | 'descending' {
  return descending ? 'descending' : 'ascending'
}

import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { headlineOf } from '@homeyield/domain/figures/headline'
import { Link } from 'react-router'
import { LISTED_FIGURES, writeListed } from '../../components/sort-calculations.ts'
import type { FigureColumn } from '../../components/sort-calculations.ts'
import { STATUS_WORDS } from '../../components/status-words.ts'
import { estimateNoteOf } from '../../components/yields-of.ts'
import { FigureList } from '../../ui/figure-list.tsx'
import { calculationPath } from '../../paths.ts'
import type { CardPlace } from './calculation-row.tsx'
import { CompareTick } from './compare-tick.tsx'
import type { Tick } from './compare-tick.tsx'
import { splitAddress } from './split-address.ts'
import styles from './compact-row.module.css'

/** After the answer to what the home is for, which a phone shows alone. */
const COLUMNS = ['rent', 'price', 'gross', 'net'] as const satisfies readonly FigureColumn[]

interface CompactRowProps {
  readonly place: CardPlace
  readonly calculation: ListedCalculation
  readonly tick: Tick | null
}

/** A saved calculation in one line. */
export function CompactRow({ place, calculation, tick }: CompactRowProps) {
  const { id, property, status } = calculation
  const { street, rest } = splitAddress(calculation)
  const headline = headlineOf(calculation)
  // The rent is not shown twice.
  const columns = COLUMNS.filter((column) => column !== 'rent' || headline.label !== LISTED_FIGURES.rent.label)
  return (
    <li {...place} className="flex middle beside target line-below washes">
      {tick === null ? null : <CompareTick id={id} property={property} tick={tick} isBare />}
      <h2 className={`grows shrinks medium one-line ${styles.address}`}>
        {/* The ellipsis of the line would cut an outline off. */}
        <Link className="inset plain inherits" to={calculationPath(id)} title={property}>
          {street} <span className="quiet regular">{rest}</span>
        </Link>
      </h2>
      <p className={`quiet rigid ${styles.status}`}>{status === null ? '' : STATUS_WORDS[status]}</p>
      <FigureList
        className={`rigid flex ${styles.figures}`}
        figures={[
          { label: headline.label, value: headline.value ?? '–' },
          ...columns.map((column) => ({
            label: LISTED_FIGURES[column].short,
            value: writeListed(calculation, column),
            note: column === 'rent' && calculation.purpose !== 'client' ? estimateNoteOf(calculation) : null,
          })),
        ]}
      />
    </li>
  )
}

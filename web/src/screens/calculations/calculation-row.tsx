import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { FIGURES, HEADLINE } from '@homeyield/domain/figures/figures'
import { headlineOf } from '@homeyield/domain/figures/headline'
import { labelRentConfidence } from '@homeyield/domain/rent/rent-confidence'
import { Link, useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { dateText } from '../../ui/date-text.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { Tag } from '../../ui/tag.tsx'
import { STATUS_OPTIONS, type Status } from '../../components/status-words.ts'
import { type FigureColumn, figureOf, LISTED_FIGURES, writeListed } from '../../components/sort-calculations.ts'
import { cashNoteOf, estimateNoteOf, WITHOUT_LOAN, yieldsOf } from '../../components/yields-of.ts'
import { calculationPath } from '../../paths.ts'
import { CardPicture } from './card-picture.tsx'
import { CompareTick } from './compare-tick.tsx'
import type { Tick } from './compare-tick.tsx'
import { splitAddress } from './split-address.ts'
import styles from './calculation-row.module.css'

/** The place of an item in a list that is not drawn to its end. */
export type CardPlace = { readonly 'aria-posinset': number; readonly 'aria-setsize': number } | null

interface CalculationRowProps {
  readonly place: CardPlace
  readonly calculation: ListedCalculation
  /** Null where there is no other to compare it with. */
  readonly tick: Tick | null
  readonly onStatus: (status: Status | null) => void
  /** The status that is being saved; undefined while none is. */
  readonly savingStatus: Status | null | undefined
  readonly onMark: (calculation: ListedCalculation) => void
  readonly onCopy: (calculation: ListedCalculation) => void
  readonly onSend: (calculation: ListedCalculation) => void
  readonly onDelete: (calculation: ListedCalculation) => void
}

/** A saved calculation; the whole card opens it. */
export function CalculationRow(props: CalculationRowProps) {
  const { calculation, place, tick, onDelete } = props
  const { id, property, updated_at, is_sample_address, readonly, tags, note } = calculation
  const { street, rest, suburb } = splitAddress(calculation)
  return (
    <li {...place}>
      <Card className={`relative grid beside pad ${styles.row}`}>
        <div className={styles.picture}>
          <CardPicture calculation={calculation} />
        </div>
        <p className={`quiet flex wrap middle at-top tight ${styles.date}`}>
          <time dateTime={updated_at}>{dateText(updated_at)}</time>
          {is_sample_address ? <Tag look="quiet">Sample</Tag> : null}
          {readonly ? <Tag look="amber">Premium</Tag> : null}
        </p>
        <div className={styles.place}>
          <h2 className="large dense breaks">
            <Link to={calculationPath(id)} className={`plain inherits ${styles.open}`} aria-label={property}>
              {street.replace(/,$/u, '')}
              {/* Copied, and found, with the comma. */}
              {rest === '' ? null : <span className="visually-hidden">,</span>}{' '}
              {rest === '' ? null : <span className="quiet block regular">{rest}</span>}
            </Link>
          </h2>
          {suburb === null ? null : <p className="quiet">{suburb}</p>}
          {tags.length === 0 ? null : (
            <p className="flex wrap close above-half">
              <span className="visually-hidden">Tags: {tags.join(', ')}</span>
              {tags.map((tag) => (
                <span key={tag} className="edged pill tiny breaks pad-ends" aria-hidden="true">
                  {tag}
                </span>
              ))}
            </p>
          )}
          {note === null ? null : <p className={`quiet above-half breaks ${styles.words}`}>{note}</p>}
        </div>
        <CardFigures calculation={calculation} />
        <CardActions {...props} />
        {tick === null ? null : (
          <div className={`relative at-start no-print ${styles.tick}`}>
            <CompareTick id={id} property={property} tick={tick} />
          </div>
        )}
        <Button
          look="quiet"
          className={`relative at-top no-print ${styles.delete}`}
          aria-label={`Delete ${property}`}
          onClick={() => onDelete(calculation)}
        >
          Delete
        </Button>
      </Card>
    </li>
  )
}

function CardActions({ calculation, onStatus, savingStatus, onMark, onCopy, onSend }: CalculationRowProps) {
  const { id, property, status, readonly } = calculation
  const navigate = useNavigate()
  const shown = savingStatus === undefined ? status : savingStatus
  return (
    <div className={`relative flex wrap middle above-wide close ${styles.actions}`}>
      <div className={styles.status}>
        <SelectField
          label={<span className="visually-hidden">Status of {property}</span>}
          value={shown ?? ''}
          options={STATUS_OPTIONS}
          disabled={readonly}
          onChoice={(chosen) => onStatus(chosen === '' ? null : chosen)}
        />
      </div>
      {readonly ? null : (
        <Button look="quiet" aria-label={`Tags and note of ${property}`} onClick={() => onMark(calculation)}>
          Tags and note
        </Button>
      )}
      <Button look="quiet" aria-label={`Duplicate ${property}`} onClick={() => onCopy(calculation)}>
        Duplicate
      </Button>
      {readonly ? null : (
        <Button
          look="quiet"
          aria-label={`Copy as scenario: ${property}`}
          onClick={() => void navigate(`${calculationPath(id)}?scenario=new`)}
        >
          Copy as scenario
        </Button>
      )}
      <Button look="quiet" aria-label={`Email Rental Assessment of ${property}`} onClick={() => onSend(calculation)}>
        Email Rental Assessment
      </Button>
    </div>
  )
}

function CardFigures({ calculation }: { calculation: ListedCalculation }) {
  const { market_confidence: confidence, rent_source } = calculation
  return (
    <dl className={`stack tight halves above-wide ${styles.figures}`}>
      <CardHeadline calculation={calculation} />
      <Figure
        column="rent"
        calculation={calculation}
        note={labelRentConfidence(calculation, rent_source) || null}
        more={calculation.purpose === 'client' ? null : estimateNoteOf(calculation)}
        isUnsure={confidence === null || confidence === 'Low'}
      />
      <Figure column="price" calculation={calculation} />
      <Figure column="gross" calculation={calculation} />
      <Figure column="net" calculation={calculation} note={yieldsOf(calculation).withoutLoan ? WITHOUT_LOAN : null} />
    </dl>
  )
}

/** The answer to what the home is for. The rent, which is that of a client, follows in any case. */
function CardHeadline({ calculation }: { calculation: ListedCalculation }) {
  const { name, label, value, beside } = headlineOf(calculation)
  if (name === HEADLINE) return <Figure column="cash" calculation={calculation} note={cashNoteOf(calculation)} />
  if (label === FIGURES.weekly_rental_income.label) return null
  return (
    <div>
      <dt className="tiny pale">{label}</dt>
      <dd className="figure">
        {value ?? '–'}
        {value === null ? (
          <small className={`block regular dense pale tiny ${styles.note}`}>
            {' '}
            {calculation.purchase_price === null ? 'Add its price and loan' : 'Add its loan'}
          </small>
        ) : null}
        {beside === '' ? null : <small className={`block regular dense pale tiny ${styles.note}`}> {beside}</small>}
      </dd>
    </div>
  )
}

interface FigureProps {
  readonly column: FigureColumn
  readonly calculation: ListedCalculation
  readonly note?: string | null
  /** A second note, which needs no figure. */
  readonly more?: string | null
  /** Whether the note is a caution that must not be missed. */
  readonly isUnsure?: boolean
}

function Figure({ column, calculation, note = null, more = null, isUnsure = false }: FigureProps) {
  return (
    <div>
      <dt className="tiny pale">{LISTED_FIGURES[column].short}</dt>
      <dd className="figure">
        {writeListed(calculation, column)}
        {note === null || figureOf(calculation, column) === null ? null : (
          <small className={`block dense tiny ${isUnsure ? 'bold unsure' : 'regular pale'} ${styles.note}`}>
            {' '}
            {note}
          </small>
        )}
        {more === null ? null : <small className={`block regular dense pale tiny ${styles.note}`}> {more}</small>}
      </dd>
    </div>
  )
}

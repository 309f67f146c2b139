import type { Loan } from '@homeyield/domain/loans/loan'
import { MORTGAGE_TERMS, nameTerm } from '@homeyield/domain/loans/mortgage-terms'
import { formatPercent } from '@homeyield/domain/money/amount'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { useQuery } from '@tanstack/react-query'
import { type OfferedRate, offeredRate } from '../../../components/published-rates/offered-rate.ts'
import { publishedRatesQuery } from '../../../components/published-rates/published-rates-query.ts'
import { Button } from '../../../ui/button.tsx'
import { dateText } from '../../../ui/date-text.ts'
import { LabelledNumberBox } from '../../../ui/labelled-number-box.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { isRate, type Part, sharesOf, WHOLE, WRONG_RATE } from './tried-loans.ts'
import styles from './rates.module.css'

interface TryRatesProps {
  readonly name: string
  readonly today: string
  readonly loan: Loan
  readonly parts: readonly Part[]
  /** How many parts the home’s list of loans has room for. */
  readonly most: number
  readonly onParts: (parts: readonly Part[]) => void
}

const TERMS = [['', 'Any term'] as const, ...MORTGAGE_TERMS.map((term) => [String(term), nameTerm(term)] as const)]

/** The rate to try for a loan, or for each part of it. */
export function TryRates({ name, today, loan, parts, most, onParts }: TryRatesProps) {
  const { data: published } = useQuery(publishedRatesQuery)
  const shares = sharesOf(parts)
  const isSplit = parts.length > 1
  const change = (at: number, changed: Partial<Part>) =>
    onParts(parts.map((part, index) => (index === at ? { ...part, ...changed } : part)))
  const saved = loan.rate_after ?? loan.interest_rate
  return (
    <div className="stack tight" role="group" aria-label={`Try for ${name}`}>
      {parts.map((part, at) => (
        // Parts have no name of their own.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className={`grid even ${styles.part}`}>
          {isSplit && at < parts.length - 1 ? (
            <LabelledNumberBox
              name={`share-${at}`}
              label="Share"
              suffix="%"
              decimals={2}
              value={part.share}
              lowest={0}
              highest={100}
              onValue={(_, share) => change(at, { share })}
            />
          ) : null}
          {isSplit && at === parts.length - 1 ? (
            <p className={styles.rest}>
              The rest{shares === null ? '' : `, ${writeNumber(shares.at(-1) ?? 0, 2, 0)}%`}
            </p>
          ) : null}
          <SelectField
            label="Fixed for"
            value={part.term === null ? '' : String(part.term)}
            options={TERMS}
            onChoice={(value) => change(at, { term: MORTGAGE_TERMS.find((term) => String(term) === value) ?? null })}
          />
          <LabelledNumberBox
            name={`rate-${at}`}
            label="Try a rate"
            suffix="%"
            decimals={2}
            value={part.rate}
            placeholder={writeNumber(saved, 2, 2)}
            error={isRate(part.rate) ? null : WRONG_RATE}
            onValue={(_, rate) => change(at, { rate })}
          />
          <Offered
            offered={published === undefined || part.term === null ? null : offeredRate(published, part.term, today)}
            onUse={(rate) => change(at, { rate })}
          />
        </div>
      ))}
      {isSplit && shares === null ? (
        <p className="loss" role="alert">
          Fill in the shares: together they must leave something for the last part.
        </p>
      ) : null}
      <div className="row">
        {parts.length < most ? (
          <Button
            look="quiet"
            aria-label={`Split ${name}`}
            onClick={() =>
              onParts(isSplit ? [...parts.slice(0, -1), { ...WHOLE, share: 10 }, ...parts.slice(-1)] : halves(parts))
            }
          >
            {isSplit ? 'Add a part' : 'Split'}
          </Button>
        ) : null}
        {isSplit ? (
          <Button
            look="quiet"
            aria-label={`Do not split ${name}`}
            onClick={() => onParts([{ ...WHOLE, rate: parts[0]?.rate ?? null }])}
          >
            Do not split
          </Button>
        ) : null}
      </div>
    </div>
  )
}

interface OfferedProps {
  readonly offered: OfferedRate | null
  readonly onUse: (rate: number) => void
}

/** The published rate of the term. */
function Offered({ offered, onUse }: OfferedProps) {
  if (offered === null) return null
  const { rate, kind, month_end } = offered
  return (
    <Button look="quiet" className={styles.offered} onClick={() => onUse(rate)}>
      Use {formatPercent(rate)} ({kind}, {dateText(month_end)})
    </Button>
  )
}

function halves([whole = WHOLE]: readonly Part[]): readonly Part[] {
  return [
    { ...whole, share: 50 },
    { ...whole, share: null, term: null },
  ]
}

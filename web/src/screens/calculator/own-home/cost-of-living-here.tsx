import type { Appraisal } from '@homeyield/domain/appraisal/appraise'
import type { CalculationInputs } from '@homeyield/domain/calculation/fields'
import { areOwed } from '@homeyield/domain/loans/complete-loans'
import { MISSING_WORDS, missingForLoan } from '@homeyield/domain/loans/missing-for-interest'
import { formatMoney } from '@homeyield/domain/money/amount'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { costToLiveHere } from '@homeyield/domain/own-home/cost-to-live-here'
import type { CostToLiveHere } from '@homeyield/domain/own-home/cost-to-live-here'
import { describeAgainstRenting } from '@homeyield/domain/own-home/describe-against-renting'
import { hasRent } from '@homeyield/domain/rent/has-rent'
import { shownConfidence } from '../address/market-rent.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { CORRECT_IT_FIRST, isAnyRefused, isSettledBefore } from '../figures/shown-figure.ts'
import { RoomTax } from './room-tax.tsx'

/** What it costs the owner to live there each week, beside renting the like, and the tax on the rooms. */
export function CostOfLivingHere() {
  const form = useCalculator((state) => state.form)
  const figures = useCalculator((state) => state.figures)
  const refused = useCalculator(isAnyRefused)
  if (refused) return <p className="quiet">{CORRECT_IT_FIRST}</p>
  const week = costToLiveHere(form, figures.weekly_rental_income, figures.counted_loans)
  if (week === null) {
    const missing = describeMissing(form, figures)
    return missing && <p className="quiet">{missing}</p>
  }
  return (
    <>
      <Week week={week} />
      {week.rent === 0 ? null : (
        <p className="quiet">
          The manager’s fee and vacancy count for the rooms only. If you let them yourself, set the fee to 0 in Annual
          Expenses.
        </p>
      )}
      <AgainstRenting week={week} />
      <RoomTax />
    </>
  )
}

function describeMissing(form: CalculationInputs, { counted_loans: loans }: Appraisal): string | null {
  // The price is not what loans lack that are owed already.
  if (loans !== null && !isKnown(loans) && areOwed(form.analysis?.loans)) return loans.message
  const missing = missingForLoan(form, loans)
  return missing && `Enter ${MISSING_WORDS[missing]} to see what it costs to live here.`
}

const LINES = [
  ['interest', 'Loan interest'],
  ['principal', 'Loan principal'],
  ['ownCosts', 'Insurance, rates, repairs and other costs'],
  ['management', 'Property manager, for the rooms'],
  ['vacancy', 'Weeks when rooms are empty'],
] as const

function Week({ week }: { week: CostToLiveHere }) {
  const settled = useCalculator(isSettledBefore)
  return (
    <figure>
      <figcaption className="bold pad-below">
        A week in your own home, {settled ? 'today' : 'in the first year'}
      </figcaption>
      <dl>
        {LINES.map(([name, label]) =>
          week[name] === 0 ? null : <Line key={name} label={label} value={formatMoney(week[name])} />,
        )}
        {week.rent === 0 ? null : <Line label="Rent of the rooms" value={formatMoney(0 - week.rent)} />}
        <Line
          label={week.cost < 0 ? 'Left over each week' : 'What it costs me to live here each week'}
          value={formatMoney(Math.abs(week.cost))}
          total
        />
      </dl>
    </figure>
  )
}

function Line({ label, value, total = false }: { label: string; value: string; total?: boolean }) {
  return (
    <div
      className={total ? 'flex between even above-half line-above large bold pad-line' : 'flex between even pad-line'}
    >
      <dt className="pale">{label}</dt>
      <dd className="figure rigid">{value}</dd>
    </div>
  )
}

function AgainstRenting({ week }: { week: CostToLiveHere }) {
  const figures = useCalculator((state) => state.figures)
  const isRoom = useCalculator((state) => state.form.dwelling === 'Room')
  const confidence = useCalculator(shownConfidence)
  if (isRoom) {
    return <p>To compare it with renting, choose the type of the whole home: the rent is one room’s.</p>
  }
  const rent = figures.weekly_rental_income
  if (rent === null || !hasRent(figures)) {
    return <p>To compare it with renting, choose an address or enter the rent of such a home.</p>
  }
  const isMarket = figures.rent_source === 'market'
  const source = isMarket ? ` (our estimate, confidence: ${confidence ?? 'not known'})` : ''
  return (
    <p>
      A home like this rents for {formatMoney(rent)} a week{source}. {describeAgainstRenting(week, rent)}
    </p>
  )
}

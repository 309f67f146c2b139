import { formatMoney } from '@homeyield/domain/money/amount'
import { deductiblePart } from '@homeyield/domain/own-home/deductible-part'
import { useCalculator } from '../model/calculator-store.ts'

const STANDARD_COST =
  'https://www.ird.govt.nz/property/renting-out-residential-property/residential-rental-income-and-paying-tax-on-it/rules-for-working-out-rental-income-and-expenses/standard-cost-method-for-boarders-and-home-stay-students'

/** The most boarders at any time of the year for whom the standard-cost method may be used. */
const MOST_BOARDERS = 4

/** How the rooms' rent is taxed, and the costs that can be deducted. */
export function RoomTax() {
  const rooms = useCalculator((state) => state.form.rooms_let ?? 0)
  const boarders = useCalculator((state) => state.form.room_tenants === 'Boarders')
  if (rooms === 0) return null
  const standard = boarders && rooms <= MOST_BOARDERS
  return (
    <div className="stack tight quiet">
      {standard ? <StandardCost /> : <ActualCosts tooMany={boarders} />}
      <p>The weekly cost above is before tax. A guide, not tax advice.</p>
    </div>
  )
}

function StandardCost() {
  return (
    <p>
      With up to four boarders you may use <a href={STANDARD_COST}>Inland Revenue’s standard costs</a>: a set amount for
      each boarder and week, renewed every year, and part of the home’s cost. Only rent above them is taxed, and you
      deduct nothing else. You may use your actual costs instead.
    </p>
  )
}

function ActualCosts({ tooMany }: { tooMany: boolean }) {
  const form = useCalculator((state) => state.form)
  const figures = useCalculator((state) => state.figures)
  const part = deductiblePart(form, figures.weekly_rental_income, figures.counted_loans)
  if (part === null) return null
  return (
    <p>
      {tooMany
        ? 'With five or more boarders Inland Revenue’s standard costs cannot be used: the rent less actual costs is taxed. '
        : 'Rent from flatmates is income, less the costs of the part that you let. '}
      Deductible part of the year’s interest and costs: {formatMoney(part.deductible)}. Of {formatMoney(part.received)}{' '}
      rent after vacancy, {formatMoney(part.taxable)} is left to be taxed. Principal cannot be deducted.
    </p>
  )
}

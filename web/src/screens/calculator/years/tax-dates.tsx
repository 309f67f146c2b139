import { isLivedIn } from '@homeyield/domain/calculation/purpose'
import { packOf } from '@homeyield/domain/analysis/rules/packs'
import { BooleanField } from '../../../components/inputs/boolean-field.tsx'
import { DateField } from '../../../components/inputs/date-field.tsx'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { dateText } from '../../../ui/date-text.ts'
import { isSettledBefore } from '../figures/shown-figure.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { LoansBegin } from '../sections/loans-begin.tsx'

/** The days and facts that the rules ask for. */
export function TaxDates({ premium }: { premium: boolean }) {
  const rules = useCalculator(({ form }) => form.analysis?.rules) ?? null
  const lived = useCalculator(({ form }) => isLivedIn(form))
  const newBuildFrom = dateText(packOf(rules).interestShare.newBuildFrom)
  return (
    <>
      <div className="fields">
        <DateField
          name="analysis.acquired_date"
          emptyHint="The day when it became binding. Empty: the day of settlement."
        />
        <LoansBegin label="Settlement" />
        <WorthToday />
      </div>
      <div>
        <BooleanField name="analysis.new_build" more={`: code compliance from ${newBuildFrom}`} />
        <BooleanField name="analysis.main_home" empty={lived} />
        {premium ? <BooleanField name="analysis.other_rentals" /> : null}
      </div>
    </>
  )
}

/** Of a home that was settled before. */
function WorthToday() {
  const isSettled = useCalculator(isSettledBefore)
  const value = useCalculator(({ form }) => form.analysis?.current_value) ?? null
  if (!isSettled) return null
  if (value === null) return <NumberField name="analysis.current_value" hint="Empty: the purchase price" />
  return (
    <>
      <NumberField name="analysis.current_value" />
      <DateField name="analysis.current_value_on" emptyHint="Empty: not known." />
    </>
  )
}

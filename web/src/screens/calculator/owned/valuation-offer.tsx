import { formatMoney } from '@homeyield/domain/money/amount'
import { ProviderCredit } from '../../../components/provider-credit.tsx'
import { Button } from '../../../ui/button.tsx'
import { dateText } from '../../../ui/date-text.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { setInput } from '../model/set-input.ts'
import { usePropertyData } from '../property-data/property-data.tsx'

/** The council's valuation on record, for Premium, to be taken as what the home is worth. */
export function ValuationOffer() {
  const store = useCalculatorStore()
  const { data } = usePropertyData()
  const taken = useCalculator(({ form }) => form.analysis?.current_value ?? null)
  const { value = null, date = null } = data?.cv ?? {}
  if (value === null) return null
  return (
    <>
      <p className="row" role="status">
        <span>
          The council’s valuation: {formatMoney(value)}
          {date === null ? '' : `, as at ${dateText(date)}`}.
        </span>
        {taken === value ? null : (
          <Button
            look="quiet"
            onClick={() => {
              store.update(setInput, 'analysis.current_value', value)
              store.update(setInput, 'analysis.current_value_on', date)
            }}
          >
            Use it
          </Button>
        )}
      </p>
      <ProviderCredit />
    </>
  )
}

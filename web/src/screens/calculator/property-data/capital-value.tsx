import { formatMoney } from '@homeyield/domain/money/amount'
import { Button } from '../../../controls/button.tsx'
import { usePremiumPopup } from '../../../frame/use-premium-popup.ts'
import { paths } from '../../../paths.ts'
import { useConfig } from '../../../requests/use-config.ts'
import { useCalculator } from '../calculator-store.ts'
import { FigureField } from '../fields.tsx'
import { NotFetched } from './not-fetched.tsx'
import styles from './property-data.module.css'
import { usePropertyData } from './property-data.tsx'

/** The capital value, for Premium: what is on record, or what the person knows. Source: specification sections 4 and 6. */
export function CapitalValue({ premium }: { premium: boolean }) {
  const openPremiumPopup = usePremiumPopup()
  if (premium) return <CapitalValueField />
  return (
    <div className={styles.locked}>
      <span>Capital value</span>
      <Button look="secondary" onClick={() => openPremiumPopup(paths.calculator)}>
        Upgrade to Premium
      </Button>
    </div>
  )
}

function CapitalValueField() {
  const { status, data, retry, retrying } = usePropertyData()
  const onRecord = data?.cv.value ?? null
  const hint = useHint(status, onRecord)
  return (
    <>
      <FigureField name="capital_value" label="Capital value" prefix="$" hint={hint} />
      {status === 'failed' && onRecord === null ? (
        <NotFetched what="The capital value" busy={retrying} onRetry={retry} />
      ) : null}
    </>
  )
}

// There is always a hint, so that nothing below moves when the answer comes.
function useHint(status: ReturnType<typeof usePropertyData>['status'], onRecord: number | null): string {
  const typed = useCalculator((state) => state.form.capital_value)
  const sample = useConfig().sample_data?.property_data
  if (onRecord !== null) {
    const source = sample ? 'sample data' : 'on record'
    return typed === onRecord ? `The council’s valuation, ${source}.` : `${formatMoney(onRecord)} ${source}.`
  }
  if (status === 'looking') return 'Looking it up…'
  if (status === 'found') return 'Capital value data is not available for this property'
  return 'The council’s valuation for rates.'
}

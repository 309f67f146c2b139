import { BORROWING_SLIDERS } from '@homeyield/domain/loans/loan-options'
import { formatMoney } from '@homeyield/domain/money/amount'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { usePremiumPopup } from '../../../layout/use-premium-popup.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { isScenario } from '../model/calculator-state.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { OwnHome } from '../own-home/own-home.tsx'
import { ComputedFigure } from '../result/computed-figure.tsx'
import { usePropertyData } from '../property-data/property-data.tsx'
import { Editable } from '../sections/editable.tsx'
import styles from '../sections/section.module.css'

export function InvestmentReturn({ premium }: { premium: boolean }) {
  const profitId = useId()
  return (
    <>
      <Editable columns>
        <NumberField
          name="purchase_price"
          label="Estimated purchase price"
          slider={{ ...BORROWING_SLIDERS.purchase_price, grows: true }}
        />
        <CapitalValue premium={premium} />
      </Editable>
      <div className={`flex wrap bottom round paper ${styles.figures}`}>
        <ComputedFigure name="gross_rental_yield" label="Gross rental yield" />
        <ComputedFigure name="net_rental_yield" label="Net rental yield" />
        <div role="group" aria-labelledby={profitId} className={styles.group}>
          <p id={profitId} className="quiet across">
            Profit before principal
          </p>
          <ComputedFigure name="weekly_profit" label="Weekly profit" />
          <ComputedFigure name="monthly_profit" label="Monthly profit" />
          <ComputedFigure name="yearly_profit" label="Yearly profit" />
        </div>
      </div>
      <Editable>
        <OwnHome />
      </Editable>
    </>
  )
}

/** The capital value for Premium: on record, or typed. */
function CapitalValue({ premium }: { premium: boolean }) {
  const openPremiumPopup = usePremiumPopup()
  const ofScenario = useCalculator(isScenario)
  // A scenario has the value on record of its calculation.
  if (ofScenario) return null
  if (premium) return <CapitalValueField />
  return (
    <div className="row between bold">
      <span>Capital value</span>
      <Button look="secondary" onClick={() => openPremiumPopup()}>
        Upgrade to Premium
      </Button>
    </div>
  )
}

function CapitalValueField() {
  return <NumberField name="capital_value" look="narrow-line" hint={useHint()} />
}

// Always one line of hint, so that nothing below moves when the response comes.
function useHint(): ReactNode {
  const { status, data, retry, retrying } = usePropertyData()
  const onRecord = data?.cv.value ?? null
  const typed = useCalculator((state) => state.form.capital_value)
  const sample = useConfig().sample_data?.property_data
  if (status === 'looking') return 'Looking it up…'
  if (onRecord !== null) {
    if (typed === onRecord) return `The council’s valuation for rates, ${sample ? 'sample data' : 'as on record'}.`
    return `On record: ${formatMoney(onRecord)}${sample ? ' (sample data)' : ''}.`
  }
  if (status === 'failed') {
    return (
      <>
        {retrying ? 'Looking it up…' : 'It could not be looked up just now.'}{' '}
        <button
          type="button"
          className={styles.retry}
          aria-disabled={retrying || undefined}
          onClick={retrying ? undefined : retry}
        >
          Try again
        </button>
      </>
    )
  }
  if (status === 'found') return 'Capital value data is not available for this property'
  return 'The council’s valuation for rates.'
}

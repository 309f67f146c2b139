import { BORROWING_SLIDERS } from '@homeyield/domain/loan/loan-options'
import { useCalculator } from '../model/calculator-store.ts'
import { FigureSlider, useGrownHighest } from './fields.tsx'
import { CapitalValue } from '../property-data/capital-value.tsx'
import { ComputedFigure } from '../result/computed-figure.tsx'
import { Editable } from './editable.tsx'
import { SectionFoot } from './section-foot.tsx'
import styles from './section.module.css'

/** What the property returns: yields and profit. */
export function InvestmentReturn({ premium }: { premium: boolean }) {
  return (
    <>
      <Editable>
        <EstimatedPrice />
      </Editable>
      <CapitalValue premium={premium} />
      <div className={styles.figures}>
        <ComputedFigure name="gross_rental_yield" label="Gross rental yield" />
        <ComputedFigure name="net_rental_yield" label="Net rental yield" />
      </div>
      <div className={styles.figures}>
        <ComputedFigure name="weekly_profit" label="Weekly profit" />
        <ComputedFigure name="monthly_profit" label="Monthly profit" />
        <ComputedFigure name="yearly_profit" label="Yearly profit" />
      </div>
      <SectionFoot name="investment-return" title="Investment Return" />
    </>
  )
}

function EstimatedPrice() {
  const { highest, step } = BORROWING_SLIDERS.purchase_price
  const end = useGrownHighest(
    highest,
    useCalculator((state) => state.form.purchase_price),
  )
  return <FigureSlider name="purchase_price" label="Estimated purchase price" highest={end} step={step} />
}

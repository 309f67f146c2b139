import { BORROWING_SLIDERS } from '@homeyield/domain/loan/loan-options'
import { useCalculator } from '../calculator-store.ts'
import { FigureSlider, useGrownHighest } from '../fields.tsx'
import { CapitalValue } from '../property-data/capital-value.tsx'
import { ComputedFigure } from '../result/computed-figure.tsx'
import { Editable } from './editable.tsx'
import { Section } from './section.tsx'
import styles from './section.module.css'

/** What the property returns: yields and profit. */
export function InvestmentReturnSection({ premium }: { premium: boolean }) {
  const { highest, step } = BORROWING_SLIDERS.purchase_price
  const end = useGrownHighest(
    highest,
    useCalculator((state) => state.form.purchase_price),
  )
  return (
    <Section name="investment-return" title="Investment Return">
      <Editable>
        <FigureSlider name="purchase_price" label="Estimated purchase price" prefix="$" highest={end} step={step} />
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
    </Section>
  )
}

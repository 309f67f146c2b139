import { writeLoanToValue } from '@homeyield/domain/figures/write-loan-to-value'
import { DEPOSIT_SHARES, depositOfShare, depositShare } from '@homeyield/domain/loans/deposit-share'
import { BORROWING_SLIDERS } from '@homeyield/domain/loans/loan-options'
import { writeNumber } from '@homeyield/domain/money/write-number'
import { NumberField } from '../../../components/inputs/number-field.tsx'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { setField } from '../model/calculator-transitions.ts'
import styles from './deposit.module.css'

/** The deposit, with shares of the price to choose with one tap. */
export function Deposit() {
  const store = useCalculatorStore()
  const price = useCalculator((state) => state.form.purchase_price)
  const deposit = useCalculator((state) => state.form.deposit)
  const share = depositShare(price, deposit)
  return (
    <div className="stack close relative">
      <NumberField
        name="deposit"
        slider={{ ...BORROWING_SLIDERS.deposit, grows: true }}
        shareOf={price}
        hint={hintOf(price, deposit, share)}
      />
      <div className={`row ${styles.shares}`} role="group" aria-label="Deposit as a share of the price">
        {DEPOSIT_SHARES.map((percent) => (
          <button
            key={percent}
            type="button"
            className={`edged pill raised small bold washes choosable ${styles.share}`}
            disabled={!price}
            aria-pressed={Boolean(price) && deposit === depositOfShare(price ?? 0, percent)}
            onClick={() => store.update(setField, 'deposit', depositOfShare(price ?? 0, percent))}
          >
            {percent}%
          </button>
        ))}
      </div>
    </div>
  )
}

function hintOf(price: number | null, deposit: number | null, share: number | null): string {
  if (!price) return 'Enter a purchase price to choose a share of it.'
  if (share === null) return 'Enter a deposit, or choose a share of the price.'
  if (share > 100) return 'More than the price: nothing is borrowed.'
  const ratio = writeLoanToValue({ purchase_price: price, deposit }) ?? '–'
  return `${writeNumber(share, 1)}% of the price; the loan is ${ratio} of it (LVR).`
}

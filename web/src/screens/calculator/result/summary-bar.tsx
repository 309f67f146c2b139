import { formatMoney } from '@homeyield/domain/money/amount'
import { toDollars } from '@homeyield/domain/money/round'
import { hasRent } from '@homeyield/domain/rent/has-rent'
import { useCalculator } from '../model/calculator-store.ts'
import { figureText } from './computed-figure.tsx'
import { ResultSheet } from './result-sheet.tsx'
import { shownFigure } from './shown-figure.ts'
import { hasSummary, lackingWords } from './summary.ts'
import { useSheet } from './use-sheet.ts'
import styles from './summary-bar.module.css'

/**
 * The summary overlay: weekly rent and both yields at the foot of a phone, only while any of them is not zero. Pressing it opens
 * the full result. Source: specification section 2, "A summary overlay".
 */
export function SummaryBar() {
  const { open, show, close } = useSheet()
  const rent = useCalculator((state) => shownFigure('weekly_rental_income', state))
  const gross = useCalculator((state) => shownFigure('gross_rental_yield', state))
  const net = useCalculator((state) => shownFigure('net_rental_yield', state))
  const lacking = useCalculator(lackingWords)
  const something = useCalculator(({ figures }) => hasSummary(figures) && hasRent(figures))
  if (!something) return null
  return (
    <>
      <button type="button" className={styles.bar} aria-haspopup="dialog" onClick={show}>
        <span className={styles.item}>
          <span className={styles.label}>Weekly rent</span>
          <span className={`${styles.value} figure`}>{rent === null ? '–' : formatMoney(toDollars(rent))}</span>
        </span>
        <span className={styles.item}>
          <span className={styles.label}>Gross yield</span>
          <span className={`${styles.value} figure`}>{figureText('gross_rental_yield', gross)}</span>
        </span>
        <span className={styles.item}>
          <span className={styles.label}>Net yield</span>
          <span className={`${styles.value} figure`} data-loss={net !== null && net < 0 ? '' : undefined}>
            {figureText('net_rental_yield', net)}
          </span>
          {lacking === null || net === null ? null : <span className={styles.note}>no loan</span>}
        </span>
        <svg className={styles.up} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="m6 12 4-4 4 4" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span className="visually-hidden">Open the full result</span>
      </button>
      {open ? <ResultSheet onClose={close} /> : null}
    </>
  )
}

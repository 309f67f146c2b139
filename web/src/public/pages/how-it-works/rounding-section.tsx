import { round } from '@homeyield/domain/money/round'
import styles from './how-it-works.module.css'

export function RoundingSection() {
  return (
    <section id="rounding" aria-labelledby="rounding-title" className={`stack loose ${styles.section}`}>
      <h2 id="rounding-title">Rounding</h2>
      <ul className={styles.list}>
        <li>
          Rents, repayments, interest, total expenses, cash and profit are in whole dollars; yields in hundredths of a
          per cent.
        </li>
        <li>
          Halves are rounded away from zero, on the decimal figure as you would write it: 1.005 becomes{' '}
          {round(1.005, 2)}, and −2.5 becomes −{Math.abs(round(-2.5))}.
        </li>
        <li>
          Sums are done with the figures as they are and rounded at the end. Property management is rounded to the cent;
          of the other expenses only the total is rounded.
        </li>
        <li>
          The server works every figure out again when you save, with the same functions, so that what is saved is what
          you saw.
        </li>
      </ul>
    </section>
  )
}

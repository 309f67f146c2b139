import { appraise } from '@homeyield/domain/appraisal/appraise'
import { amountOrZero } from '@homeyield/domain/money/amount'
import { paths } from '../../../paths.ts'
import { PublicLink } from '../../public-link.tsx'
import { PRODUCT_NAME } from '../../../placeholders.ts'
import { workingOf } from '../../../components/workings.ts'
import { workedExample } from '../how-it-works/worked-example.ts'
import page from './page.module.css'
import styles from './proofs.module.css'
import { QuartileRule } from './quartile-rule.tsx'

/** Why a figure of ours can be believed, with the worked example of "How it works". */
export function Proofs() {
  const form = workedExample()
  const figures = appraise(form)
  const { formula, steps } = workingOf('gross_rental_yield', form, figures)
  return (
    <section aria-labelledby="proofs" className={page.section}>
      <h2 id="proofs">Figures that can be checked</h2>
      <ul className={styles.proofs}>
        <li className={styles.proof}>
          <div className={styles.picture}>
            <QuartileRule
              lower={amountOrZero(form.market_lower_quartile)}
              upper={amountOrZero(form.market_upper_quartile)}
              rent={amountOrZero(figures.weekly_rental_income)}
            />
          </div>
          <h3>The rent shows its evidence</h3>
          <p>
            What comparable homes were let for, how many bonds that rests on, from which quarter and whose area. Where a
            suburb has too few, it says so, and takes its district or region.
          </p>
        </li>
        <li className={styles.proof}>
          <div className={`${styles.picture} figure`}>
            <p>{formula}</p>
            {steps.map((step) => (
              <p key={step}>{step}</p>
            ))}
          </div>
          <h3>Every figure opens its working</h3>
          <p>
            Tap a result and see the sum behind it, with your own numbers in it.{' '}
            <PublicLink to={paths.howItWorks}>How every figure is worked out</PublicLink>
          </p>
        </li>
        <li className={styles.proof}>
          <div className={styles.picture}>
            <ul className={styles.kept}>
              <li>What you type is kept in your browser</li>
              <li>What you save is seen by you alone</li>
              <li>What we hold, you can download and delete</li>
            </ul>
          </div>
          <h3>Your work stays yours</h3>
          <p>
            A reload, a lost connection or an expired session takes nothing away, and {PRODUCT_NAME} shows your
            calculations to nobody else.
          </p>
        </li>
      </ul>
    </section>
  )
}

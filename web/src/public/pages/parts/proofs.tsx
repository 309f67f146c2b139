import { appraise } from '@homeyield/domain/appraisal/appraise'
import { amountOrZero } from '@homeyield/domain/money/amount'
import { paths } from '../../../paths.ts'
import { PublicLink } from '../../public-link.tsx'
import { PRODUCT_NAME } from '../../../placeholders.ts'
import { workingOf } from '@homeyield/domain/figures/workings/result-working'
import { workedExample } from '../how-it-works/worked-example.ts'
import styles from './proofs.module.css'
import { QuartileRule } from './quartile-rule.tsx'

/** Why the figures can be trusted, with the example of "How it works". */
export function Proofs() {
  const form = workedExample()
  const figures = appraise(form)
  const { formula, steps } = workingOf('gross_rental_yield', form, figures)
  return (
    <section aria-labelledby="proofs" className="stack loose">
      <h2 id="proofs">Figures that can be checked</h2>
      <ul className="grid apart columns">
        <li className={`stack tight ${styles.proof}`}>
          <div className={`stack close card pad content-middle ${styles.picture}`}>
            <QuartileRule
              lower={amountOrZero(form.market_lower_quartile)}
              upper={amountOrZero(form.market_upper_quartile)}
              rent={amountOrZero(figures.weekly_rental_income)}
            />
          </div>
          <h3 className="large above">The rent shows its evidence</h3>
          <p className="pale">
            See what comparable homes were let for, the number of bonds, the quarter and the area. Where a suburb has
            few bonds, its rent is an estimate from what is known around it, and says how sure it is.
          </p>
        </li>
        <li className={`stack tight ${styles.proof}`}>
          <div className={`figure pale last-bold stack close card pad content-middle ${styles.picture}`}>
            <p>{formula}</p>
            {steps.map((step) => (
              <p key={step}>{step}</p>
            ))}
          </div>
          <h3 className="large above">Every figure shows its working</h3>
          <p className="pale">
            Tap a result and see the sum behind it, with your own numbers in it.{' '}
            <PublicLink to={paths.howItWorks}>How every figure is worked out</PublicLink>
          </p>
        </li>
        <li className={`stack tight ${styles.proof}`}>
          <div className={`stack close card pad content-middle ${styles.picture}`}>
            <ul className="stack snug dashes">
              <li>What you type is saved in your browser</li>
              <li>Only you see what you save</li>
              <li>You can download and delete what we hold about you</li>
            </ul>
          </div>
          <h3 className="large above">Your work stays yours</h3>
          <p className="pale">
            You lose nothing when you reload, lose the connection or your session ends, and {PRODUCT_NAME} shows your
            calculations to nobody else.
          </p>
        </li>
      </ul>
    </section>
  )
}

import { paths } from '../../../paths.ts'
import styles from './plans-page.module.css'

export function BillingFacts({ price }: { price: string }) {
  return (
    <section className={`stack loose above-wide ${styles.facts}`} aria-labelledby="billing">
      <h2 className="across" id="billing">
        How Premium is billed
      </h2>
      <dl>
        <div className="stack close packed">
          <dt className="bold">Monthly, by card</dt>
          <dd className="pale">
            {price} a month in New Zealand dollars, GST included. You pay on our payment provider’s page: we never see
            your card’s number.
          </dd>
        </div>
        <div className="stack close packed">
          <dt className="bold">It renews automatically</dt>
          <dd className="pale">Every month, until you cancel. The price does not change without 30 days’ notice.</dd>
        </div>
        <div className="stack close packed">
          <dt className="bold">Cancel any time</dt>
          <dd className="pale">
            On your <a href={paths.profile}>Profile</a> page. You keep Premium to the end of the month you have paid
            for, and can change your mind until then.
          </dd>
        </div>
        <div className="stack close packed">
          <dt className="bold">Nothing is lost</dt>
          <dd className="pale">
            When Premium ends your calculations stay: you can still change the last one and read the others.
          </dd>
        </div>
      </dl>
    </section>
  )
}

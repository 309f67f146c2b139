import { paths } from '../../../paths.ts'
import styles from './plans-page.module.css'

export function BillingFacts({ price }: { price: string }) {
  return (
    <section className={styles.facts} aria-labelledby="billing">
      <h2 id="billing">How Premium is billed</h2>
      <dl>
        <div>
          <dt>Monthly, by card</dt>
          <dd>
            {price} a month in New Zealand dollars, GST included. You pay on our payment provider’s page: we never see
            your card’s number.
          </dd>
        </div>
        <div>
          <dt>It renews automatically</dt>
          <dd>Every month, until you cancel. The price does not change without 30 days’ notice.</dd>
        </div>
        <div>
          <dt>Cancel any time</dt>
          <dd>
            On your <a href={paths.profile}>Profile</a> page. You keep Premium to the end of the month you have paid
            for, and can change your mind until then.
          </dd>
        </div>
        <div>
          <dt>Nothing is lost</dt>
          <dd>When Premium ends your calculations stay: you can still change the last one and read the others.</dd>
        </div>
      </dl>
    </section>
  )
}

import { LinkButton } from '../../controls/link-button.tsx'
import { paths } from '../../paths.ts'
import { useConfig } from '../../requests/use-config.ts'
import styles from './home-screen.module.css'

/** The landing page. Source: specification section 2. */
export function HomeScreen() {
  const { product_name } = useConfig()
  return (
    <div className={styles.home}>
      <div className={styles.words}>
        <h1 className={styles.claim}>What would it rent for, and does it wash its face?</h1>
        <p className={styles.lead}>
          {product_name} takes a New Zealand address, the rents that bonds were lodged for around it, and what you would
          borrow and spend. It answers with the weekly rent, what owning costs, and the gross and net yield.
        </p>
        <p className={styles.ways}>
          <LinkButton look="primary" to={paths.plans}>
            Sign Up
          </LinkButton>
          <LinkButton to={paths.signIn}>Log In</LinkButton>
        </p>
      </div>
      <ul className={styles.points}>
        <li>
          <h2>Rent, with its evidence</h2>
          <p>Lower, middle and upper rents of the suburb, how many bonds they rest on, and when.</p>
        </li>
        <li>
          <h2>Every figure explains itself</h2>
          <p>Open any result and see the sum behind it, with your own numbers in it.</p>
        </li>
        <li>
          <h2>Where the week goes</h2>
          <p>One week’s rent, cut into interest, rates, insurance and the rest. What is left stands at the end.</p>
        </li>
      </ul>
    </div>
  )
}

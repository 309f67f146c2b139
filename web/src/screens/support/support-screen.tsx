import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Skeleton } from '../../controls/skeleton.tsx'
import { Screen } from '../../frame/screen.tsx'
import { paths } from '../../paths.ts'
import { configQuery } from '../../requests/queries.ts'
import styles from './support-screen.module.css'

/** Where to ask for help, and what to try first. Source: specification section 2. */
export function SupportScreen() {
  return (
    <Screen heading="Support">
      <div className={styles.prose}>
        <p className={styles.lead}>
          Something not working, or a question about a figure? Write to us:
          <SupportAddress />
        </p>
        <p>
          Say what you did and what you saw. For a question about a rent, the suburb, the kind of home and the bedrooms
          are enough for us to look at the same figures as you. Never send your password: we do not need it and will not
          ask for it.
        </p>
        <h2>You cannot sign in</h2>
        <p>
          <Link to={paths.forgotPassword}>Have a link sent</Link> to choose a new password. If no mail comes within a
          few minutes, look among your junk mail, and check that it is the address that you signed up with.
        </p>
        <h2>A rent is not available</h2>
        <p>
          Too few homes of that kind were let in the area for a figure to be published. Enter your own estimate, and
          everything else works as usual. <Link to={paths.about}>More about where the rents come from</Link>
        </p>
        <h2>Your data and your account</h2>
        <p>
          You can download all that we hold about you, change it, or delete your account on your{' '}
          <Link to={paths.profile}>Profile</Link> page. What we keep and why is in the{' '}
          <Link to={paths.privacyPolicy}>Privacy Policy</Link>.
        </p>
      </div>
    </Screen>
  )
}

// On a line of its own, whose room is there before the address is.
function SupportAddress() {
  const { data, isError } = useQuery(configQuery)
  return (
    <span className={styles.address}>
      {data ? <a href={`mailto:${data.support_email}`}>{data.support_email}</a> : null}
      {isError ? 'The address did not arrive. Please load the page again.' : null}
      {!data && !isError ? <Skeleton height="1.2em" width="min(16rem, 100%)" /> : null}
    </span>
  )
}

import { Screen } from '../../ui/screen.tsx'
import { paths } from '../../paths.ts'
import { PublicLink } from '../public-link.tsx'
import { SUPPORT_EMAIL } from '../../placeholders.ts'
import styles from './support-page.module.css'

export function SupportPage() {
  return (
    <Screen heading="Support">
      <div className={`stack ${styles.prose}`}>
        <p className={styles.lead}>
          Something not working, or a question about a figure? Write to us:
          <span className={styles.address}>
            <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>
          </span>
        </p>
        <p>
          Tell us what you did and what you saw. For a question about a rent, include the suburb, the type of home and
          the number of bedrooms. Never send your password: we do not need it and will not ask for it.
        </p>
        <h2>You cannot sign in</h2>
        <p>
          <a href={paths.forgotPassword}>Ask for a link</a> to choose a new password. If no email comes within a few
          minutes, look in your junk folder, and check that you used the address that you signed up with.
        </p>
        <h2>A rent is not available</h2>
        <p>
          Too few homes of that kind were let in the area for a figure to be published. Enter your own estimate, and
          everything else works as usual.{' '}
          <PublicLink to={paths.howItWorks}>More about where the rents come from</PublicLink>
        </p>
        <h2>Your data and your account</h2>
        <p>
          You can download everything that we hold about you, change it, or delete your account on your{' '}
          <a href={paths.profile}>Profile</a> page. What we keep and why is in the{' '}
          <PublicLink to={paths.privacyPolicy}>Privacy Policy</PublicLink>.
        </p>
      </div>
    </Screen>
  )
}

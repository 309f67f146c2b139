import { useQuery } from '@tanstack/react-query'
import { Form, Link } from 'react-router'
import { Button } from '../../controls/button.tsx'
import { Card } from '../../controls/card.tsx'
import { Skeleton } from '../../controls/skeleton.tsx'
import { Tag } from '../../controls/tag.tsx'
import { Screen } from '../../frame/screen.tsx'
import { paths } from '../../paths.ts'
import { accountQuery } from '../../requests/queries.ts'
import styles from './profile-screen.module.css'

const LINKS = [
  [paths.termsAndConditions, 'Terms and Conditions'],
  [paths.privacyPolicy, 'Privacy Policy'],
  [paths.support, 'Support'],
] as const

/** Whose account this is, and what can be done with it. Source: specification section 2. */
export function ProfileScreen() {
  const { data: account } = useQuery(accountQuery)
  return (
    <Screen heading="Profile">
      <Card className={styles.who}>
        {account ? (
          <>
            <h2 className={styles.name}>{account.name}</h2>
            <p className={styles.email}>{account.email}</p>
            <p>
              <Tag look={account.premium ? 'amber' : 'quiet'}>{account.premium ? 'Premium' : 'Free'}</Tag>{' '}
              {account.is_property_professional ? <Tag>Property professional</Tag> : null}
            </p>
          </>
        ) : (
          <Skeleton height="6rem" />
        )}
      </Card>
      <ul className={styles.links}>
        {account && !account.premium ? (
          <li>
            <Link to={paths.plans}>Upgrade to premium</Link>
          </li>
        ) : null}
        {LINKS.map(([to, words]) => (
          <li key={to}>
            <Link to={to}>{words}</Link>
          </li>
        ))}
      </ul>
      <Form method="post" action={paths.signOut}>
        <Button type="submit">Logout</Button>
      </Form>
    </Screen>
  )
}

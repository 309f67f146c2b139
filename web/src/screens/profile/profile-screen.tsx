import type { Account } from '@homeyield/contract/account'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Tag } from '../../ui/tag.tsx'
import { membershipOf } from '../../components/membership.ts'
import { MembershipText } from '../../components/membership-text.tsx'
import { useSignOut } from '../../layout/sign-out.ts'
import { Screen } from '../../ui/screen.tsx'
import { paths } from '../../paths.ts'
import { UnconfirmedNotice } from '../../session/unconfirmed-notice.tsx'
import { WithAccount } from '../../session/with-account.tsx'
import { MembershipControls } from './membership-controls.tsx'
import styles from './profile-screen.module.css'

const ACCOUNT_LINKS = [
  [paths.editAccount, 'Edit account'],
  [paths.yourBrand, 'Your brand'],
  [paths.editPassword, 'Edit password'],
  [paths.yourData, 'Download your data'],
  [paths.keys, 'API keys'],
  [paths.deleteAccount, 'Delete account'],
] as const

const LEGAL_LINKS = [
  [paths.termsAndConditions, 'Terms and Conditions'],
  [paths.privacyPolicy, 'Privacy Policy'],
  [paths.support, 'Support'],
] as const

export function ProfileScreen() {
  const signOut = useSignOut()
  return (
    <Screen heading="Profile">
      <WithAccount height="17rem">{(account) => <Membership account={account} />}</WithAccount>
      <Links label="Your account" links={ACCOUNT_LINKS} />
      <Links label="Help and legal" links={LEGAL_LINKS} />
      <p>
        <Button onClick={signOut}>Logout</Button>
      </p>
    </Screen>
  )
}

function Membership({ account }: { account: Account }) {
  return (
    <>
      <UnconfirmedNotice account={account} />
      <Card className="stack tight pad-wide">
        <h2 className="breaks">{account.name}</h2>
        <p className="breaks pale">{account.email}</p>
        {account.is_property_professional ? (
          <p>
            <Tag>Property professional</Tag>
          </p>
        ) : null}
        <MembershipBanner account={account} />
        <MembershipControls account={account} />
      </Card>
    </>
  )
}

function MembershipBanner({ account }: { account: Account }) {
  const quiet = membershipOf(account) === 'free'
  return (
    <div
      className={
        quiet ? 'row wide above pad-row round sunken' : `row wide above pad-row round amber-wash ${styles.premium}`
      }
    >
      <Tag look={account.premium ? 'amber' : 'accent'}>{account.premium ? 'Premium' : 'Free'}</Tag>
      <p>
        <MembershipText account={account} />
      </p>
    </div>
  )
}

function Links({ label, links }: { label: string; links: readonly (readonly [string, string])[] }) {
  return (
    <nav aria-label={label}>
      <ul className="line-above">
        {links.map(([to, words]) => (
          <li className="line-below" key={to}>
            <Link className="flex middle target bold plain" to={to}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

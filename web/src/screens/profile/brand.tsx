import type { Account } from '@homeyield/contract/account'
import { mayBrandAssessments } from '@homeyield/domain/membership/permissions'
import { Link } from 'react-router'
import { ownAddress } from '../../api-client/own-address.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { Signature } from './signature.tsx'
import styles from './brand.module.css'

/** Logo and signature of a professional's assessments. Source: decisions section 3, "Professional". */
export function Brand({ account }: { readonly account: Account }) {
  const { brand_logo_url: logo } = account
  if (!mayBrandAssessments(account)) return null
  return (
    <Card className={styles.brand}>
      <h2>On your assessments</h2>
      <dl className={styles.parts}>
        <dt>Logo</dt>
        <dd>
          {logo === null ? (
            <Link to={paths.editAccount}>Add a logo</Link>
          ) : (
            <>
              <img src={ownAddress(logo)} alt="Your logo" className={styles.logo} />
              <Link to={paths.editAccount}>Change the logo</Link>
            </>
          )}
        </dd>
      </dl>
      <Signature account={account} />
    </Card>
  )
}

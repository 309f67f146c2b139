import type { Account } from '@homeyield/contract/account'
import type { Brand } from '@homeyield/contract/brand'
import { mayBrandAssessments, mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { brandQuery } from '../../api-client/queries.ts'
import { LogoUpload } from '../../components/logo-upload/logo-upload.tsx'
import { UpgradeLink } from '../../components/upgrade-link.tsx'
import { WithQuery } from '../../components/with-query.tsx'
import { paths } from '../../paths.ts'
import { WithAccount } from '../../session/with-account.tsx'
import { Screen } from '../../ui/screen.tsx'
import { BrandForm } from './brand-form.tsx'
import { BrandPhoto } from './brand-photo.tsx'
import { LetterheadPreview } from './letterhead-preview.tsx'
import { Signature } from './signature.tsx'
import styles from './your-brand.module.css'

/** Who the account's documents come from, once for all of them. */
export function YourBrandScreen() {
  // A save replaces the version that was read: one that changed elsewhere must not arrive unnoticed.
  const query = useQuery({ ...brandQuery, staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false })
  return (
    <Screen heading="Your brand" width="wide">
      <p>
        Appraisals, bank pages and their emails carry it: who you are, how to reach you, your colour, logo and
        photograph.
      </p>
      <WithAccount height="30rem">
        {(account) => (
          <WithQuery query={query} loading="Loading your brand" height="30rem">
            {(brand) =>
              mayUsePremiumFeatures(account) ? (
                <EditBrand account={account} brand={brand} />
              ) : (
                <LockedBrand account={account} brand={brand} />
              )
            }
          </WithQuery>
        )}
      </WithAccount>
      <p>
        <Link to={paths.profile}>Back to Profile</Link>
      </p>
    </Screen>
  )
}

interface BrandPartProps {
  readonly account: Account
  readonly brand: Brand
}

function EditBrand({ account, brand }: BrandPartProps) {
  return (
    <div className={`stack apart ${styles.parts}`}>
      <BrandForm account={account} brand={brand} />
      <div className="stack loose packed">
        {mayBrandAssessments(account) ? (
          <LogoUpload account={account} />
        ) : (
          <section className="stack tight pad-top line-above">
            <h2>Your logo</h2>
            <p className="quiet">
              A logo is for property professionals. <Link to={paths.editAccount}>Say that you are one</Link>
            </p>
          </section>
        )}
        <BrandPhoto account={account} brand={brand} />
        {mayBrandAssessments(account) ? <Signature account={account} /> : null}
      </div>
    </div>
  )
}

const EXAMPLE = {
  company: 'Your company',
  licence_number: '20012345',
  phone: '09 555 0100',
  email: 'you@example.co.nz',
  website: 'https://example.co.nz',
  colour: '#2f3380',
  photo_url: null,
}

function LockedBrand({ account, brand }: BrandPartProps) {
  const isKept = brand.version > 0
  return (
    <div className="stack">
      <LetterheadPreview account={account} brand={isKept ? brand : EXAMPLE} caption={isKept ? 'Yours' : 'An example'} />
      <p>
        {isKept
          ? 'What you saved is kept. Your documents carry it again with Premium.'
          : 'Without Premium, your documents carry your name and email address.'}
      </p>
      <p>
        <UpgradeLink />
      </p>
    </div>
  )
}

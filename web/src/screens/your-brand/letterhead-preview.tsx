import type { Account } from '@homeyield/contract/account'
import type { Brand } from '@homeyield/contract/brand'
import { takesWhiteText } from '@homeyield/domain/documents/brand-colour'
import { ownAddress } from '../../api-client/own-address.ts'
import { Letterhead } from '../../components/documents/letterhead.tsx'
import { isColour } from './is-colour.ts'
import styles from './your-brand.module.css'

interface LetterheadPreviewProps {
  readonly account: Pick<Account, 'name' | 'brand_logo_url'>
  readonly brand: Pick<Brand, 'company' | 'licence_number' | 'phone' | 'email' | 'website' | 'colour' | 'photo_url'>
  readonly caption?: string
}

export function LetterheadPreview({
  account,
  brand,
  caption = 'At the top of your documents',
}: LetterheadPreviewProps) {
  const { company, licence_number, phone, email, website, photo_url } = brand
  const colour = brand.colour?.trim() ?? ''
  const address = (url: string | null) => (url === null ? null : ownAddress(url))
  return (
    <figure className={`stack tight ${styles.preview}`}>
      <figcaption className="quiet">{caption}</figcaption>
      <div className="card pad shadow">
        <Letterhead
          name={account.name}
          company={company.trim()}
          licence={licence_number.trim() === '' ? '' : `Licence ${licence_number.trim()}`}
          phone={phone.trim()}
          email={email.trim()}
          website={website.trim()}
          colour={isColour(colour) && takesWhiteText(colour) ? colour : null}
          logoUrl={address(account.brand_logo_url)}
          photoUrl={address(photo_url)}
        />
      </div>
    </figure>
  )
}

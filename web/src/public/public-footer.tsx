import type { DocumentLanguage } from '@homeyield/domain/documents/document-kinds'
import { sayIn } from '@homeyield/domain/documents/phrases/phrases'
import { DATA_TERMS, paths } from '../paths.ts'
import type { Audience } from './page-props.ts'
import { ADDRESS_CREDIT, PRODUCT_NAME, PROVIDER_NAME, PROVIDER_URL, SAMPLE_NOTE } from '../placeholders.ts'
import { publicAddress } from './public-address.ts'
import styles from '../layout/footer.module.css'

const LINKS = [
  [paths.howItWorks, 'How it works'],
  [paths.aboutUs, 'About'],
  [paths.rents, 'Rents by district'],
  [paths.plans, 'Plans'],
  [paths.developers, 'API'],
] as const
const SUPPORT = [paths.support, 'Support'] as const
const LEGAL_LINKS = [
  [paths.termsAndConditions, 'terms'],
  [paths.privacyPolicy, 'privacy'],
] as const

interface PublicFooterProps {
  readonly audience: Audience
  /** Whether the page is somebody's own, which credits its data itself. */
  readonly isLegalOnly?: boolean | undefined
  /** Of what such a page has. */
  readonly language?: DocumentLanguage
}

/** Data credits and links. */
export function PublicFooter({ audience, isLegalOnly = false, language = 'en' }: PublicFooterProps) {
  const say = sayIn(language)
  const legal = LEGAL_LINKS.map(([to, name]) => [to, say(name)] as const)
  const links = isLegalOnly ? legal : [...LINKS, ...legal, SUPPORT]
  return (
    <footer className="quiet line-above sunken">
      <div className={`stack tight centre ${styles.inside}`}>
        {isLegalOnly ? null : (
          <p>
            Property data: <a href={PROVIDER_URL}>{PROVIDER_NAME}</a>
            {SAMPLE_NOTE}. Property data is updated monthly. Rents: Ministry of Business, Innovation and Employment
            (MBIE), Tenancy Services, CC BY 3.0 NZ. Areas: Stats NZ, CC BY 4.0. {ADDRESS_CREDIT}{' '}
            <a href={publicAddress(`${paths.termsAndConditions}#${DATA_TERMS}`, audience)}>
              Terms of the data providers
            </a>
          </p>
        )}
        <ul className={`flex wrap middle no-print beside ${styles.links}`}>
          {links.map(([to, words]) => (
            <li key={to}>
              <a href={publicAddress(to, audience)}>{words}</a>
            </li>
          ))}
          <li className="to-end">© 2021 {PRODUCT_NAME}</li>
        </ul>
      </div>
    </footer>
  )
}

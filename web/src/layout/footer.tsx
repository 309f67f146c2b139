import { Link } from 'react-router'
import { DATA_TERMS, paths } from '../paths.ts'
import { useConfig } from '../api-client/use-config.ts'
import styles from './footer.module.css'

/** Data credits and legal links. */
export function Footer() {
  const { product_name, property_data_provider: provider, sample_data, address_credit } = useConfig()
  return (
    <footer className="quiet line-above sunken">
      <div className={`stack tight centre ${styles.inside}`}>
        <p>
          Property data: <a href={provider.url}>{provider.name}</a>
          {sample_data?.property_data ? ' (sample data here)' : ''}. Property data is updated monthly. Rents: Ministry
          of Business, Innovation and Employment (MBIE), Tenancy Services, CC BY 3.0 NZ. Areas: Stats NZ, CC BY 4.0.{' '}
          {address_credit} <Link to={`${paths.termsAndConditions}#${DATA_TERMS}`}>Terms of the data providers</Link>
        </p>
        <ul className={`flex wrap middle no-print beside ${styles.links}`}>
          <li>
            <Link to={paths.howItWorks}>How it works</Link>
          </li>
          <li>
            <Link to={paths.aboutUs}>About</Link>
          </li>
          <li>
            <Link to={paths.termsAndConditions}>Terms and Conditions</Link>
          </li>
          <li>
            <Link to={paths.privacyPolicy}>Privacy Policy</Link>
          </li>
          <li>
            <Link to={paths.support}>Support</Link>
          </li>
          <li className="to-end">© 2021 {product_name}</li>
        </ul>
      </div>
    </footer>
  )
}

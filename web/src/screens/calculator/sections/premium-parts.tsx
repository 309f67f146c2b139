import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import styles from './premium-parts.module.css'

interface PremiumPartsProps {
  readonly parts: readonly { readonly name: string; readonly tells: string }[]
}

/** What Premium adds to a section, by name and with what each would tell. Source: investment analysis section 9. */
export function PremiumParts({ parts }: PremiumPartsProps) {
  return (
    <div className={styles.premium}>
      <h3>With Premium</h3>
      <ul>
        {parts.map(({ name, tells }) => (
          <li key={name}>
            <strong>{name}</strong>: {tells}.
          </li>
        ))}
      </ul>
      <UpgradeLink />
    </div>
  )
}

import { Link, useLocation } from 'react-router'
import { Tag } from '../ui/tag.tsx'
import { withPremiumPopup } from '../paths.ts'
import { rememberTarget } from '../session/target.ts'

/**
 * The "Upgrade to Premium" tag in place of a premium part. Opens the premium popup; after the upgrade the person
 * returns to this page.
 */
export function UpgradeLink() {
  const { pathname, search } = useLocation()
  return (
    <Link
      to={withPremiumPopup(pathname) + search}
      state={{ openedHere: true }}
      className="touch-link"
      preventScrollReset
      onClick={() => rememberTarget(pathname + search)}
    >
      <Tag look="amber">Upgrade to Premium</Tag>
    </Link>
  )
}

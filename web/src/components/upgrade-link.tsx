import { Link, useLocation } from 'react-router'
import { Tag } from '../ui/tag.tsx'
import { withPremiumPopup } from '../paths.ts'
import { rememberTarget } from '../session/target.ts'

/**
 * The "Upgrade to Premium" tag in place of a premium part. Opens the premium popup; after the upgrade the person
 * returns to this page. Source: specification section 2, "Calculator page".
 */
export function UpgradeLink({ className }: { className: string | undefined }) {
  const { pathname, search } = useLocation()
  return (
    <Link
      to={withPremiumPopup(pathname) + search}
      state={{ openedHere: true }}
      className={className}
      preventScrollReset
      onClick={() => rememberTarget(pathname + search)}
    >
      <Tag look="amber">Upgrade to Premium</Tag>
    </Link>
  )
}

import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { accountQuery } from '../api-client/queries.ts'
import { PremiumLink } from '../components/premium-link.tsx'
import { paths } from '../paths.ts'

interface MemberLinkProps {
  readonly to: string
  readonly className: string | undefined
  readonly onClick?: () => void
  readonly children: string
}

/** A link of a signed-in person's menu or header; that of the table has a badge without Premium. */
export function MemberLink({ to, children, ...link }: MemberLinkProps) {
  const { data: account } = useQuery(accountQuery)
  const { pathname } = useLocation()
  if (to === paths.compare) {
    return (
      <PremiumLink to={to} allowed={!account || mayUsePremiumFeatures(account)} {...link}>
        {children}
      </PremiumLink>
    )
  }
  return (
    <Link to={to} aria-current={currentOf(to, pathname)} {...link}>
      {children}
    </Link>
  )
}

const PARENTS: ReadonlySet<string> = new Set([paths.portfolio, paths.screen])

/** The link of a screen is that of the pages below it too; the table has a link of its own. */
function currentOf(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page'
  return PARENTS.has(to) && pathname.startsWith(`${to}/`) ? 'true' : undefined
}

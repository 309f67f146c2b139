import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PremiumLink } from './premium-link.tsx'
import { paths } from '../paths.ts'
import { accountQuery } from '../api-client/queries.ts'

/** Switches between the list and the table, which needs Premium. */
export function ViewToggle({ shown }: { shown: 'list' | 'table' }) {
  const { data: account } = useQuery(accountQuery)
  return (
    <nav aria-label="View" className="flex edged round raised clipped fit">
      {shown === 'list' ? (
        <Current name="List" />
      ) : (
        <Link to={paths.calculations} className="inset inline-flex middle tight pad-sides bold ink plain washes target">
          List
        </Link>
      )}
      {shown === 'table' ? (
        <Current name="Table" />
      ) : (
        <PremiumLink
          to={paths.compare}
          allowed={!account || mayUsePremiumFeatures(account)}
          className="inset inline-flex middle tight pad-sides bold ink plain washes target"
        >
          Table
        </PremiumLink>
      )}
    </nav>
  )
}

function Current({ name }: { name: string }) {
  return (
    <span className="filled inline-flex middle tight pad-sides bold target" aria-current="page">
      {name}
    </span>
  )
}

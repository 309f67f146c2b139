import { maySaveAnother } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { accountQuery, freeCalculationsQuery } from '../api-client/queries.ts'
import { PremiumLink } from '../components/premium-link.tsx'
import { paths } from '../paths.ts'
import { rememberFreeLimit } from '../session/free-limit.ts'

interface NewCalculationLinkProps {
  readonly className: string | undefined
  readonly onClick?: () => void
}

/** Has a badge, and opens the premium popup, once the account may not save another. Source: specification section 1. */
export function NewCalculationLink({ className, onClick }: NewCalculationLinkProps) {
  const allowed = useMayStartAnother()
  useEffect(() => {
    if (allowed !== null) rememberFreeLimit(!allowed)
  }, [allowed])
  return (
    <PremiumLink
      to={paths.calculator}
      allowed={allowed !== false}
      state={{ fresh: true }}
      className={className}
      {...(onClick && { onClick })}
    >
      New Calculation
    </PremiumLink>
  )
}

/** Null until it is known. */
function useMayStartAnother(): boolean | null {
  const { data: account } = useQuery(accountQuery)
  const { data: saved } = useQuery({ ...freeCalculationsQuery, enabled: account?.premium === false })
  if (account === undefined) return null
  if (account.premium) return true
  return saved === undefined ? null : maySaveAnother(account, saved.length)
}

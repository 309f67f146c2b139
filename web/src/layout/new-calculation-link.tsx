import { maySaveAnother } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { accountQuery, calculationsQuery, freeCalculationsQuery } from '../api-client/queries.ts'
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
  const { pathname } = useLocation()
  const isFree = account?.premium === false
  const counted = useQuery({ ...freeCalculationsQuery, enabled: isFree })
  const listed = useQuery({ ...calculationsQuery, enabled: false })
  // A first save leads to another address, and a deletion changes the list.
  const { refetch } = counted
  const countedAt = useRef(pathname)
  useEffect(() => {
    if (countedAt.current === pathname) return
    countedAt.current = pathname
    if (isFree) void refetch()
  }, [isFree, pathname, refetch])
  const saved = listed.dataUpdatedAt > counted.dataUpdatedAt ? listed.data : counted.data
  if (account === undefined) return null
  if (account.premium) return true
  return saved === undefined ? null : maySaveAnother(account, saved.length)
}

import { useEffect } from 'react'
import { PremiumLink } from '../components/premium-link.tsx'
import { useMayStartAnother } from '../components/use-may-start-another.ts'
import { paths } from '../paths.ts'
import { rememberFreeLimit } from '../session/free-limit.ts'

interface NewCalculationLinkProps {
  readonly className: string | undefined
  readonly onClick?: () => void
}

/** Has a badge, and opens the premium popup, once the account may not save another. */
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

import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Tag } from '../ui/tag.tsx'
import { withPremiumPopup } from '../paths.ts'
import { rememberTarget } from '../session/target.ts'

interface PremiumLinkProps {
  readonly to: string
  /** If false, the premium popup opens over the current page. */
  readonly allowed: boolean
  readonly state?: unknown
  readonly className?: string | undefined
  readonly onClick?: () => void
  readonly children: ReactNode
}

/** A link to a page that may need Premium. */
export function PremiumLink({ to, allowed, state, className, onClick, children }: PremiumLinkProps) {
  const { pathname, search } = useLocation()
  if (allowed) {
    return (
      <Link
        to={to}
        state={state}
        aria-current={pathname === to ? 'page' : undefined}
        className={className}
        onClick={onClick}
      >
        {children}
      </Link>
    )
  }
  return (
    <Link
      to={withPremiumPopup(pathname) + search}
      state={{ openedHere: true }}
      preventScrollReset
      className={className}
      onClick={() => {
        rememberTarget(to)
        onClick?.()
      }}
    >
      {children} <Tag look="amber">Premium</Tag>
    </Link>
  )
}

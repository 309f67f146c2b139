import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { Audience } from './page-props.ts'
import { publicAddress } from './public-address.ts'

export const AudienceContext = createContext<Audience>('buyer')

interface PublicLinkProps {
  /** A path with or without a query and a section. */
  readonly to: string
  /** Whether it is what the page shows, among several choices. */
  readonly current?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** A link between public pages, for the same audience. */
export function PublicLink({ to, current = false, className, children }: PublicLinkProps) {
  return (
    <a className={className} href={publicAddress(to, use(AudienceContext))} aria-current={current ? 'true' : undefined}>
      {children}
    </a>
  )
}

import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { Audience } from './page-props.ts'
import { publicAddress } from './public-address.ts'

export const AudienceContext = createContext<Audience>('buyer')

interface PublicLinkProps {
  /** A path without a query, with or without a section. */
  readonly to: string
  readonly children: ReactNode
}

/** A link between public pages that keeps the audience. */
export function PublicLink({ to, children }: PublicLinkProps) {
  return <a href={publicAddress(to, use(AudienceContext))}>{children}</a>
}

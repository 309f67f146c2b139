import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import type { Audience } from './page-props.ts'
import { publicAddress } from './public-address.ts'

/** For whom the page around is. */
export const AudienceContext = createContext<Audience>('buyer')

interface PublicLinkProps {
  /** A path without a query, with or without a section. */
  readonly to: string
  readonly children: ReactNode
}

/** A link in the text of a public page to another one, or to the plans, which stays with those whom the page is for. */
export function PublicLink({ to, children }: PublicLinkProps) {
  return <a href={publicAddress(to, use(AudienceContext))}>{children}</a>
}

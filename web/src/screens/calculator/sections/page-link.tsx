import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { HomePage } from '../../../paths.ts'
import { useHomePages } from '../model/use-home-pages.ts'

interface PageLinkProps {
  readonly page: HomePage
  /** The section of the page. */
  readonly section?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A link to another page of this home. */
export function PageLink({ page, section, className, children }: PageLinkProps) {
  const { pathOf } = useHomePages()
  return (
    <Link to={pathOf(page) + (section === undefined ? '' : `#${section}`)} className={className}>
      {children}
    </Link>
  )
}

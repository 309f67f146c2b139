import type { ReactNode } from 'react'
import { isPublicPage, routes } from '../../routes.ts'
import button from '../../ui/button.module.css'
import { PublicLink } from '../public-link.tsx'
import { WhenAnalytics } from '../when-configured.tsx'
import { Section } from './section.tsx'

const PUBLIC_PATHS = new Set<string>(routes.filter(isPublicPage).map(({ path }) => path))

interface TextLinkProps {
  readonly href?: string
  readonly children?: ReactNode
}

/** A link of a text: to a public page for the same audience, otherwise as it is. */
function TextLink({ href = '', children }: TextLinkProps) {
  const [path = ''] = href.split(/[?#]/u)
  return PUBLIC_PATHS.has(path) ? <PublicLink to={href}>{children}</PublicLink> : <a href={href}>{children}</a>
}

function AnalyticsChoices({ children }: { readonly children: ReactNode }) {
  return (
    <button type="button" className={`${button.button} ${button.secondary}`} data-analytics-choices="">
      {children}
    </button>
  )
}

/** What every text may contain beside Markdown. */
export const TEXT_COMPONENTS = { a: TextLink, Section, WhenAnalytics, AnalyticsChoices }

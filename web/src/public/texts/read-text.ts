import type { MDXComponents, MDXContent } from 'mdx/types'
import { isValidElement, type ReactNode } from 'react'
import { readSections, type TextSection } from './section.tsx'
import { TEXT_COMPONENTS } from './text-components.tsx'

/** The sections of a text. Calls it as a function, because a page arranges them itself; `more` are components of that page. */
export function readText(Text: MDXContent, more: MDXComponents = {}): readonly TextSection[] {
  const content: ReactNode = Text({ components: { ...TEXT_COMPONENTS, ...more } })
  return isValidElement<{ readonly children?: ReactNode }>(content) ? readSections(content.props.children) : []
}

import type { MDXContent } from 'mdx/types'
import { isValidElement, type ReactNode } from 'react'
import { readSections, type TextSection } from './section.tsx'
import { TEXT_COMPONENTS } from './text-components.tsx'

/** The sections of a text. Calls it as a function, because a page arranges them itself. */
export function readText(Text: MDXContent): readonly TextSection[] {
  const content: ReactNode = Text({ components: TEXT_COMPONENTS })
  return isValidElement<{ readonly children?: ReactNode }>(content) ? readSections(content.props.children) : []
}

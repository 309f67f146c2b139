import { Children, isValidElement, type ReactNode } from 'react'

interface SectionProps {
  /** Its anchor, for sections that have one. */
  readonly id?: string
  readonly title: string
  readonly children: ReactNode
}

/** A titled part of a text. The page arranges title and body (readSections). */
export function Section({ children }: SectionProps) {
  return children
}

export interface TextSection {
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

/** The sections among the children of a text, in their order. */
export function readSections(children: ReactNode): readonly TextSection[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<SectionProps>(child) && child.type === Section
      ? [{ id: child.props.id ?? child.props.title, title: child.props.title, body: child.props.children }]
      : [],
  )
}

const BLOCKS = new Set<unknown>(['p', 'li', 'h3'])

/** The words of a text, on one line, without its elements. */
export function plainText(node: ReactNode): string {
  return wordsOf(node).replaceAll(/\s+/gu, ' ').trim()
}

function wordsOf(node: ReactNode): string {
  const words = Children.toArray(node).map((child) => {
    if (typeof child === 'string' || typeof child === 'number') return String(child)
    if (!isValidElement<{ readonly children?: ReactNode }>(child)) return ''
    const inside = wordsOf(child.props.children)
    return BLOCKS.has(child.type) ? `${inside} ` : inside
  })
  return words.join('')
}

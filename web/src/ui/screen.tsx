import type { ReactNode, Ref } from 'react'
import styles from './screen.module.css'

interface ScreenProps {
  readonly heading: ReactNode
  readonly children: ReactNode
  /** To give the heading the focus, where what had it has gone. */
  readonly headingRef?: Ref<HTMLHeadingElement>
  /** How wide the column of content may grow. */
  readonly width?: 'narrow' | 'text' | 'wide'
}

/** A screen with its heading, in a column of the measure that its content wants. */
export function Screen({ heading, children, headingRef, width = 'text' }: ScreenProps) {
  return (
    <div className={`${styles.screen} ${styles[width]}`}>
      <h1 ref={headingRef} tabIndex={-1}>
        {heading}
      </h1>
      {children}
    </div>
  )
}

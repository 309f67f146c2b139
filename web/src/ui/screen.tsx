import type { ReactNode, Ref } from 'react'
import styles from './screen.module.css'

interface ScreenProps {
  readonly heading: ReactNode
  readonly children: ReactNode
  readonly headingRef?: Ref<HTMLHeadingElement>
  readonly width?: 'narrow' | 'text' | 'wide' | 'full'
}

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

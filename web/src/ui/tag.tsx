import type { ReactNode } from 'react'
import styles from './tag.module.css'

const LOOKS = { accent: `wash ${styles.accent}`, amber: `amber-wash ${styles.amber}`, quiet: 'sunken pale' }

export function Tag({ children, look = 'accent' }: { children: ReactNode; look?: keyof typeof LOOKS }) {
  return <span className={`inline-flex middle pill tiny bold one-line ${LOOKS[look]} ${styles.tag}`}>{children}</span>
}

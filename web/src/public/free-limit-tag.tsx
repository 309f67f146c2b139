import { Tag } from '../ui/tag.tsx'
import styles from './public-header.module.css'

/** The badge next to "New Calculation", shown once an account may not save another (early.ts). */
export function FreeLimitTag() {
  return (
    <span className={styles.freeLimit}>
      <Tag look="amber">Premium</Tag>
    </span>
  )
}

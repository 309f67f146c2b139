import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useConfig } from '../requests/use-config.ts'
import styles from './brand.module.css'

/** The mark and the name, leading to the start. On a small screen the mark alone, where the header has a title to show. */
export function Brand({ short }: { short: boolean }) {
  const { product_name } = useConfig()
  return (
    <Link to={paths.root} className={styles.brand} aria-label={`${product_name}, start`}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className={styles.mark}>
        <rect width="32" height="32" rx="8" className={styles.ground} />
        <path d="M6 16.5 16 8l10 8.5" className={styles.roof} />
        <path d="M9 20h9" className={styles.costs} />
        <path d="M9 25h14" className={styles.rent} />
      </svg>
      <span className={short ? styles.nameWhenWide : undefined}>{product_name}</span>
    </Link>
  )
}

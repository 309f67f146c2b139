import styles from './brand.module.css'

/** The logo: a roof over two bars, a week's costs and its rent. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" className="rigid">
      <rect width="32" height="32" rx="8" className={styles.ground} />
      <path d="M6 16.5 16 8l10 8.5" className={styles.roof} fill="none" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M9 20h9" className={styles.costs} fill="none" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M9 25h14" fill="none" strokeLinecap="round" strokeLinejoin="round" stroke="#f0a93a" strokeWidth="3" />
    </svg>
  )
}

import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useConfig } from '../api-client/use-config.ts'
import { BrandMark } from './brand-mark.tsx'
import styles from './brand.module.css'

/** The mark and the name, leading to the start. On a small screen the mark alone, where the header has a title to show. */
export function Brand({ short }: { short: boolean }) {
  const { product_name } = useConfig()
  return (
    <Link to={paths.root} className={styles.brand} aria-label={`${product_name}, start`}>
      <BrandMark />
      <span className={short ? styles.nameWhenWide : undefined}>{product_name}</span>
    </Link>
  )
}

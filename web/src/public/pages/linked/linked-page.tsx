import type { LinkedPage } from '@homeyield/contract/link'
import { PRODUCT_NAME } from '../../../placeholders.ts'
import { LinkedPortfolio } from './linked-portfolio.tsx'
import styles from './linked-page.module.css'

/** What a link opens for whoever has it, without an account or a script. */
export function LinkedPageContent({ page }: { readonly page: LinkedPage }) {
  if (page.state === 'refused') {
    return (
      <div className={`stack ${styles.page}`}>
        <h1>This link opens nothing</h1>
        <p>{page.sentence}</p>
      </div>
    )
  }
  return (
    <div className={`stack ${styles.page}`}>
      <h1>What {page.owner} owns</h1>
      <LinkedPortfolio page={page} />
      <p className="quiet">
        {page.owner} works these figures out with {PRODUCT_NAME} from what they have entered. They are not a valuation,
        nor advice.
      </p>
    </div>
  )
}

import type { LinkedPage } from '@homeyield/contract/link'
import { PRODUCT_NAME } from '../../../placeholders.ts'
import { LinkedDocument } from './linked-document.tsx'
import { LinkedPortfolio } from './linked-portfolio.tsx'
import styles from './linked-page.module.css'

/** Its heading, and the title of its document. */
export function titleOf(page: LinkedPage): string {
  if (page.state === 'open') return `What ${page.owner} owns`
  if (page.state === 'open_document') return page.content.title
  return page.state === 'closed' ? 'This link opens nothing' : 'Please try again in a moment'
}

/** What a link opens for anyone who has it, without an account or a script. */
export function LinkedPageContent({ page }: { readonly page: LinkedPage }) {
  if (page.state === 'open_document') return <LinkedDocument page={page} />
  if (page.state !== 'open') {
    return (
      <div className={`stack centre ${styles.page}`}>
        <h1>{titleOf(page)}</h1>
        <p>{page.sentence}</p>
      </div>
    )
  }
  return (
    <div className={`stack centre ${styles.page}`}>
      <h1>{titleOf(page)}</h1>
      <LinkedPortfolio page={page} />
      <p className="quiet">
        {page.owner} works these figures out with {PRODUCT_NAME} from what they have entered. They are not a valuation,
        nor advice.
      </p>
    </div>
  )
}

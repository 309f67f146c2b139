import { Notice } from '../../ui/notice.tsx'
import styles from './documents.module.css'

/** What a reader would look for and is not known, for the author's screen alone; nothing when all is there. */
export function LeftOut({ sentences }: { readonly sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <div className={styles.screenOnly}>
      <Notice look="warning">
        <div className="stack tight">
          <p>Left out, because it is not known:</p>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      </Notice>
    </div>
  )
}

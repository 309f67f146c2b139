import type { MDXContent } from 'mdx/types'
import { Notice } from '../../ui/notice.tsx'
import { Screen } from '../../ui/screen.tsx'
import { readText } from '../texts/read-text.ts'
import styles from './legal-document.module.css'

interface LegalDocumentProps {
  readonly heading: string
  readonly lead: string
  /** A text of sections, each with its anchor. */
  readonly Text: MDXContent
}

/** A long text with a table of contents. A section's heading takes the focus when its link is chosen. */
export function LegalDocument({ heading, lead, Text }: LegalDocumentProps) {
  const sections = readText(Text)
  return (
    <Screen heading={heading}>
      <DraftNotice />
      <p className="prose large">{lead}</p>
      <nav aria-label="Contents" className={`card pad-bar no-print ${styles.contents}`}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a className="flex middle snug plain" href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={`stack apart prose reading ${styles.prose}`}>
        {sections.map(({ id, title, body }, index) => (
          <section className="stack snug" key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {index + 1}. {title}
            </h2>
            {body}
          </section>
        ))}
      </div>
    </Screen>
  )
}

function DraftNotice() {
  return (
    <Notice look="warning">
      This is a draft, complete except for the parts in [square brackets]. A lawyer has not reviewed it yet.
    </Notice>
  )
}

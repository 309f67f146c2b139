import type { ReactNode } from 'react'
import { Notice } from '../../ui/notice.tsx'
import { Screen } from '../../ui/screen.tsx'
import styles from './legal-document.module.css'

/** A section of a legal text; `id` is its anchor. */
export interface LegalSection {
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

interface LegalDocumentProps {
  readonly heading: string
  readonly lead: ReactNode
  readonly sections: readonly LegalSection[]
}

/** A long text with a table of contents. A section's heading takes the focus when its link is chosen. */
export function LegalDocument({ heading, lead, sections }: LegalDocumentProps) {
  return (
    <Screen heading={heading}>
      <DraftNotice />
      <p className={styles.lead}>{lead}</p>
      <nav aria-label="Contents" className={styles.contents}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.prose}>
        {sections.map(({ id, title, body }, index) => (
          <section key={id} aria-labelledby={id}>
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

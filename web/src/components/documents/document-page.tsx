import type { DocumentContent } from '@homeyield/domain/documents/document-content'
import { LANGUAGE_TAGS } from '@homeyield/domain/documents/document-kinds'
import { DocumentBlocks } from './document-blocks.tsx'
import styles from './document-page.module.css'
import { Letterhead } from './letterhead.tsx'

interface DocumentPageProps {
  readonly content: DocumentContent
  /** The level of its title: 1 where it is the page. */
  readonly level?: 1 | 2
  /** The address of a picture of ours, where the page shows it from. */
  readonly addressOf?: (url: string) => string
}

const asGiven = (url: string) => url

const HEADINGS = { 1: ['h1', 'h2'], 2: ['h2', 'h3'] } as const

/** A document as a page of paper, on screen and in print. It has no state and needs no script. */
export function DocumentPage({ content, level = 1, addressOf = asGiven }: DocumentPageProps) {
  const { title, address, home, addressee, dated, message, blocks, author, notes } = content
  const [Title, Heading] = HEADINGS[level]
  return (
    <article
      className={`stack loose round raised ink shadow ${styles.document}`}
      lang={LANGUAGE_TAGS[content.language]}
    >
      <header className={`stack tight ${styles.head}`}>
        <Letterhead
          name={author.name}
          company={author.company}
          licence={author.licence}
          phone={author.phone}
          email={author.email}
          website={author.website}
          colour={author.colour}
          logoUrl={author.logo_url && addressOf(author.logo_url)}
          photoUrl={author.photo_url && addressOf(author.photo_url)}
        />
        <p className="above-wide bold">{title}</p>
        <Title className={styles.address}>{address}</Title>
        <p className="quiet">{[home, addressee, dated].filter((text) => text !== '').join(' · ')}</p>
      </header>
      {message === '' ? null : <p className={`lines ${styles.words}`}>{message}</p>}
      <DocumentBlocks blocks={blocks} heading={Heading} title={title} colour={author.colour} />
      <footer className={`stack tight quiet pad-top line-above ${styles.foot}`}>
        {author.footer === '' ? null : <p className={`lines ${styles.words}`}>{author.footer}</p>}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </footer>
    </article>
  )
}

import type { DocumentBlock } from '@homeyield/domain/documents/document-content'
import { BrandColour } from './brand-colour.tsx'
import { DocumentPartView } from './document-part.tsx'
import styles from './document-page.module.css'

interface DocumentBlocksProps {
  readonly blocks: readonly DocumentBlock[]
  readonly heading: 'h2' | 'h3'
  /** Names a block without a title. */
  readonly title: string
  /** Of the brand. */
  readonly colour: string | null
}

/** The blocks of a document that have something to say. */
export function DocumentBlocks({ blocks, heading: Heading, title, colour }: DocumentBlocksProps) {
  return blocks.map((block) =>
    block.parts.length === 0 ? null : (
      <section
        key={block.name}
        className={`stack snug ${styles.block}`}
        data-block={block.name}
        aria-label={block.title || title}
      >
        {block.title === '' ? null : (
          <Heading>
            {block.title}
            <BrandColour colour={colour} className={styles.rule} />
          </Heading>
        )}
        {block.parts.map((part, index) => (
          // Parts of a block have no names, and stay in their order.
          // oxlint-disable-next-line react/no-array-index-key
          <DocumentPartView key={index} part={part} blockTitle={block.title} colour={colour} />
        ))}
      </section>
    ),
  )
}

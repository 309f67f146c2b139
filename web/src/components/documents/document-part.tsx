import type { DocumentPart, DocumentTable } from '@homeyield/domain/documents/document-content'
import { FigureList } from '../../ui/figure-list.tsx'
import { Table } from '../../ui/table.tsx'
import { ThresholdBars } from './threshold-bars.tsx'
import { BrandColour } from './brand-colour.tsx'
import styles from './document-page.module.css'
import { DocumentWeek } from './document-week.tsx'

interface DocumentPartProps {
  readonly part: DocumentPart
  readonly blockTitle: string
  /** Of the brand. */
  readonly colour: string | null
}

export function DocumentPartView({ part, blockTitle, colour }: DocumentPartProps) {
  switch (part.form) {
    case 'headline':
      return (
        <div className={`stack close relative pad sunken marked ${styles.headline}`}>
          <BrandColour colour={colour} className={styles.edge} />
          <p>{part.label}</p>
          <p className={`figure heavy narrow ${styles.value}`}>{part.value}</p>
          {part.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )
    case 'sentences':
      return (
        <div className={`stack tight prose ${styles.sentences}`}>
          {part.sentences.map((sentence) => (
            <p key={sentence} className={`lines ${styles.words}`}>
              {sentence}
            </p>
          ))}
        </div>
      )
    case 'figures':
      return <FigureList figures={part.figures} />
    case 'table':
      return <PartTable table={part} blockTitle={blockTitle} />
    case 'bars':
      return <ThresholdBars bars={part.bars} />
    case 'week':
      return <DocumentWeek week={part.week} colour={colour} />
  }
}

function PartTable({ table: { title, columns, rows }, blockTitle }: { table: DocumentTable; blockTitle: string }) {
  return (
    <Table
      // A region has a name of its own, in the language of the document.
      scrollLabel={title === blockTitle ? `${title}: ${columns[0]?.label ?? ''}` : title}
      caption={title}
      isCaptionHidden={title === blockTitle}
      isDense={columns.length > 5}
      isListed
      columns={columns.map(({ label, ...column }, at) => ({
        ...column,
        key: label,
        heading: label,
        renderCell: ({ name, cells }: DocumentTable['rows'][number]) => (at === 0 ? name : cells[at - 1]),
      }))}
      rows={rows}
      // Two rows may have one name.
      rowKey={(_, index) => index}
    />
  )
}

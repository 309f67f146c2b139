import type { LenderBar } from '@homeyield/domain/analysis/lender/describe-lender'
import type { DocumentFigure, DocumentPart, DocumentTable } from '@homeyield/domain/documents/document-content'
import { Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactNode } from 'react'
import { documentStyles as styles } from './document-styles.ts'
import { INK, styles as page } from './page-styles.ts'
import { drawWeek } from './draw-week.ts'

const MOST_IN_ROW = 4

interface Beside {
  /** The author's colour, on which white text can be read. */
  readonly colour: string | null
  /** Of the block. */
  readonly heading: string
  /** Beside the rent in a week’s bar. */
  readonly rentLabel: string
}

export function drawPart(part: DocumentPart, { colour, heading, rentLabel }: Beside): ReactNode {
  switch (part.form) {
    case 'headline':
      return drawHeadline(part, colour)
    case 'sentences':
      return part.sentences.map((sentence, at) => h(Text, { key: at, style: styles.sentence }, sentence))
    case 'figures':
      return drawFigures(part.figures)
    case 'table':
      return drawTable(part, heading)
    case 'bars':
      return h(View, { style: styles.bars, wrap: false }, part.bars.map(drawBar))
    case 'week':
      return h(View, { wrap: false }, drawWeek(part.week, rentLabel))
  }
}

function drawHeadline(
  { label, value, lines }: Extract<DocumentPart, { form: 'headline' }>,
  colour: string | null,
): ReactNode {
  const onColour = colour === null ? {} : { color: '#ffffff' }
  return h(
    View,
    { style: [styles.headline, ...(colour === null ? [] : [{ backgroundColor: colour }])], wrap: false },
    h(Text, { style: [styles.label, onColour] }, label),
    h(Text, { style: [styles.headlineValue, onColour] }, value),
    ...lines.map((line, at) => h(Text, { key: at, style: onColour }, line)),
  )
}

function drawBar({ name, label, value, verdict, above, filled, mark, threshold }: LenderBar): ReactNode {
  return h(
    View,
    { key: name, style: page.threshold },
    h(
      View,
      { style: page.entryName },
      h(Text, { style: page.thresholdLabel }, label),
      h(Text, { style: page.thresholdValue }, value ?? '–'),
    ),
    h(
      View,
      { style: page.track },
      filled === null ? null : h(View, { style: [page.fill, { width: `${filled}%` }, above ? page.above : {}] }),
      mark === null ? null : h(View, { style: [page.mark, { left: `${mark}%`, backgroundColor: INK }] }),
    ),
    h(Text, { style: page.note }, threshold === '' ? verdict : `${verdict} (line at ${threshold})`),
  )
}

function drawFigures(figures: readonly DocumentFigure[]): ReactNode {
  const width = `${100 / Math.min(figures.length, MOST_IN_ROW)}%`
  return h(
    View,
    { style: styles.figures },
    figures.map(({ label, value, note }, at) =>
      h(
        View,
        { key: at, style: [styles.figure, { width }], wrap: false },
        h(Text, { style: styles.label }, label),
        h(Text, { style: styles.value }, value),
        note === '' ? null : h(Text, { style: styles.note }, note),
      ),
    ),
  )
}

// The head is drawn again on each page that the table reaches; a row is never split.
function drawTable({ title, columns, rows }: DocumentTable, heading: string): ReactNode {
  const styleOf = (at: number) => [
    styles.cell,
    ...(at === 0 ? [styles.firstCell] : []),
    ...(columns[at]?.isText ? [] : [styles.figureCell]),
  ]
  const drawCells = (cells: readonly string[], style = {}) =>
    cells.map((cell, at) => h(Text, { key: at, style: [...styleOf(at), style] }, cell))
  return h(
    View,
    null,
    title === '' || title === heading ? null : h(Text, { style: styles.title, minPresenceAhead: 60 }, title),
    h(
      View,
      { style: styles.row, fixed: true },
      drawCells(
        columns.map(({ label }) => label),
        styles.headCell,
      ),
    ),
    rows.map(({ name, cells }, at) =>
      h(View, { key: at, style: styles.row, wrap: false }, drawCells([name, ...cells])),
    ),
  )
}

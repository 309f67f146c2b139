import type { DocumentFigure, DocumentPart, DocumentTable } from '@homeyield/domain/documents/document-content'
import type { LenderBar } from '@homeyield/domain/analysis/lender/describe-lender'
import { createElement as h, type CSSProperties, Fragment, type ReactNode } from 'react'
import { GREEN, INK, layoutTable, lines, QUIET, RULE } from './mail-parts.ts'
import { weekBars } from './week-bars.ts'

export const DARK_PARTS = `
@media (prefers-color-scheme: dark) {
  .panel { background-color: #16372e !important; }
  .track { background-color: #2b3a34 !important; }
  .filled { background-color: #5fcfb0 !important; }
}`

const labelStyle: CSSProperties = { margin: 0, fontSize: '14px', lineHeight: '20px', color: QUIET }
const sentenceStyle: CSSProperties = { margin: '0 0 8px', fontSize: '15px', lineHeight: '22px', color: INK }
const valueStyle: CSSProperties = { margin: '2px 0', fontSize: '30px', lineHeight: '38px', fontWeight: 700, color: INK }
const panelStyle: CSSProperties = { margin: '0 0 8px', padding: '16px 18px', borderRadius: '10px' }
const cellStyle: CSSProperties = { padding: '8px 0', borderTop: `1px solid ${RULE}`, verticalAlign: 'top' }
const amountStyle: CSSProperties = {
  ...cellStyle,
  paddingLeft: '12px',
  fontSize: '16px',
  lineHeight: '22px',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  color: INK,
}

/** A part of a document as mail programs show it. `colour` is the author's, on which white text can be read. */
export function partOf(part: DocumentPart, colour: string | null, rentLabel: string): ReactNode {
  switch (part.form) {
    case 'headline':
      return headlineOf(part, colour)
    case 'sentences':
      return lines(part.sentences.join('\n'), 'ink', sentenceStyle)
    case 'figures':
      return layoutTable(part.figures.map(figureRow))
    case 'table':
      return layoutTable(part.rows.map((row, at) => tableRow(row, part, at)))
    case 'bars':
      return part.bars.map(barOf)
    case 'week':
      return weekBars(part.week, rentLabel).map((table, at) => h(Fragment, { key: at }, table))
  }
}

// White on the author's colour, which stays in the dark: both are inline, without a class.
function headlineOf(
  { label, value, lines: below }: Extract<DocumentPart, { form: 'headline' }>,
  colour: string | null,
): ReactNode {
  const isOwn = colour !== null
  const ink = isOwn ? { color: '#ffffff' } : {}
  const panel = { ...panelStyle, backgroundColor: colour ?? '#e4f3ed' }
  return h(
    'div',
    { className: isOwn ? undefined : 'panel', style: panel },
    lines(label, isOwn ? '' : 'quiet', { ...labelStyle, ...ink }),
    lines(value, isOwn ? '' : 'ink', { ...valueStyle, ...ink }),
    lines(below.join('\n'), isOwn ? '' : 'quiet', { ...labelStyle, ...ink }),
  )
}

function figureRow({ label, value, note }: DocumentFigure): ReactNode {
  return h(
    'tr',
    { key: label },
    h(
      'td',
      { className: 'rule', style: cellStyle },
      lines(label, 'ink', { ...sentenceStyle, margin: 0 }),
      lines(note, 'quiet', { ...labelStyle, fontSize: '13px', lineHeight: '18px' }),
    ),
    h('td', { className: 'rule ink', align: 'right', style: amountStyle }, value),
  )
}

// Below each other: a narrow screen has no place for columns.
function tableRow({ name, cells }: DocumentTable['rows'][number], { columns }: DocumentTable, at: number): ReactNode {
  return h(
    'tr',
    { key: at },
    h(
      'td',
      { className: 'rule', style: cellStyle },
      lines(columns[0]?.label ?? '', 'quiet', { ...labelStyle, fontSize: '13px', lineHeight: '18px' }),
      lines(name, 'ink', { ...sentenceStyle, margin: '0 0 4px', fontWeight: 700 }),
      layoutTable(
        cells.map((cell, place) =>
          h(
            'tr',
            { key: place },
            // Beside a long cell the words of a label stay whole.
            h('td', null, lines(columns[place + 1]?.label ?? '', 'quiet', { ...labelStyle, wordBreak: 'normal' })),
            h('td', { align: 'right' }, lines(cell, 'ink', { ...labelStyle, color: INK })),
          ),
        ),
      ),
    ),
  )
}

function barOf({ name, label, value, verdict, filled, threshold }: LenderBar): ReactNode {
  const share = filled ?? 0
  const piece = (className: string, width: number, backgroundColor: string) => {
    const style: CSSProperties = {
      height: '10px',
      fontSize: '1px',
      lineHeight: '1px',
      width: `${width}%`,
      backgroundColor,
    }
    return width <= 0 ? null : h('td', { className, width: `${width}%`, style }, ' ')
  }
  return h(
    'div',
    { key: name, style: { margin: '0 0 14px' } },
    layoutTable(
      h(
        'tr',
        null,
        h('td', null, lines(label, 'ink', { ...sentenceStyle, margin: 0 })),
        h('td', { className: 'ink', align: 'right', style: { ...amountStyle, border: 0, padding: 0 } }, value ?? '–'),
      ),
    ),
    layoutTable(h('tr', { 'aria-hidden': true }, piece('filled', share, GREEN), piece('track', 100 - share, RULE))),
    lines(threshold === '' ? verdict : `${verdict} (${threshold})`, 'quiet', { ...labelStyle, marginTop: '4px' }),
  )
}

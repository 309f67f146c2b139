import type { AssessmentWeek } from '@homeyield/domain/assessment/assessment'
import { WEEK_COLOURS } from '@homeyield/domain/investment-return/week-colours'
import type { WeekPart } from '@homeyield/domain/investment-return/where-the-week-goes'
import { createElement as h, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { GREEN, INK, LOSS, QUIET, RULE } from './mail-parts.ts'

export const DARK_BARS = `
@media (prefers-color-scheme: dark) {
  .rent-bar { background-color: #5fcfb0 !important; color: #08221b !important; }
  .gap { border-color: #17221e !important; }
  .loss { color: #ff9c8f !important; }
  .gain { color: #6fcfb4 !important; }
  .open { background-color: #0f1614 !important; border-color: #a9b8b1 !important; }
${Object.entries(WEEK_COLOURS)
  .map(([part, [, dark]]) => `  .part-${part} { background-color: ${dark} !important; }`)
  .join('\n')}
}`

const tableStyle: CSSProperties = { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' }
const listStyle: CSSProperties = { ...tableStyle, tableLayout: 'auto', marginTop: '8px' }
const nameStyle: CSSProperties = { padding: '4px 0', fontSize: '14px', lineHeight: '20px', color: QUIET }
const valueStyle: CSSProperties = { ...nameStyle, color: INK, textAlign: 'right', whiteSpace: 'nowrap' }
const endStyle: CSSProperties = { padding: '10px 0 0', fontSize: '16px', lineHeight: '24px', fontWeight: 700 }

/** "Where the week goes" in tables, which every mail program supports: two bars to one scale, and a list. */
export function weekBars(week: AssessmentWeek, rentLabel = 'rent'): ReactElement[] {
  const openPiece = { className: 'open', share: week.leftShare, style: openStyle(week) }
  const rent = { className: 'rent-bar', share: week.rentShare, style: rentStyle, text: `${week.rent} ${rentLabel}` }
  const parts = week.parts.map(({ part, share }) => ({
    className: `part-${part} gap`,
    share,
    style: { ...pieceStyle, backgroundColor: WEEK_COLOURS[part][0] },
  }))
  return [
    bar(week.short ? [rent, openPiece] : [rent]),
    h('div', { style: { height: '4px', lineHeight: '4px', fontSize: '1px' } }, ' '),
    bar(week.short ? parts : [...parts, openPiece]),
    list(week),
  ]
}

interface Piece {
  readonly className: string
  readonly share: number
  readonly style: CSSProperties
  readonly text?: string
}

const pieceStyle: CSSProperties = {
  height: '30px',
  padding: 0,
  borderRight: '2px solid #ffffff',
  fontSize: '1px',
  lineHeight: '1px',
}
const rentStyle: CSSProperties = {
  height: '30px',
  padding: '0 0 0 10px',
  backgroundColor: GREEN,
  color: '#ffffff',
  fontSize: '14px',
  lineHeight: '30px',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
}

function openStyle(week: AssessmentWeek): CSSProperties {
  return { ...pieceStyle, height: '26px', backgroundColor: '#f2f0e8', border: `2px dashed ${colourOf(week)}` }
}

function colourOf({ short, gain }: AssessmentWeek): string {
  if (short) return LOSS
  return gain ? GREEN : INK
}

// Hidden from screen readers: the list below has the same figures.
function bar(pieces: readonly Piece[]): ReactElement {
  const cells = pieces
    .filter(({ share }) => share > 0)
    .map(({ className, share, style, text = ' ' }, at) =>
      // Older versions of Outlook take the width of a cell from its attribute.
      h(
        'td',
        { key: at, className, width: `${share.toFixed(2)}%`, style: { ...style, width: `${share.toFixed(2)}%` } },
        text,
      ),
    )
  return table(tableStyle, h('tr', null, ...cells), { 'aria-hidden': true })
}

function list(week: AssessmentWeek): ReactElement {
  const { parts, leftLabel, leftValue, short, gain } = week
  const rows = parts.map(({ part, label, value }) =>
    h(
      'tr',
      { key: part },
      h('td', { className: 'quiet', style: nameStyle }, key(part), label),
      h('td', { className: 'ink', style: valueStyle }, value),
    ),
  )
  const className = short ? 'loss rule' : gain ? 'gain rule' : 'ink rule'
  const end = { ...endStyle, color: colourOf(week), borderTop: `1px solid ${RULE}` }
  rows.push(
    h(
      'tr',
      { key: 'end' },
      h('td', { className, style: end }, leftLabel),
      h('td', { className, style: { ...end, textAlign: 'right', whiteSpace: 'nowrap' } }, leftValue),
    ),
  )
  return table(listStyle, rows)
}

function key(part: WeekPart): ReactElement {
  const style: CSSProperties = {
    display: 'inline-block',
    width: '10px',
    height: '10px',
    marginRight: '8px',
    borderRadius: '3px',
    backgroundColor: WEEK_COLOURS[part][0],
  }
  return h('span', { className: `part-${part}`, style, 'aria-hidden': true }, ' ')
}

/** A layout table, which screen readers read as text. */
function table(style: CSSProperties, rows: ReactNode, others: object = {}): ReactElement {
  const attributes = {
    role: 'presentation',
    width: '100%',
    cellPadding: 0,
    cellSpacing: 0,
    border: 0,
    style,
    ...others,
  }
  return h('table', attributes, h('tbody', null, rows))
}

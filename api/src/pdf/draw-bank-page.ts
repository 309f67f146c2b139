import type { BankTable } from '@homeyield/domain/assessment/describe-bank-application'
import type { BankPage } from '@homeyield/domain/assessment/compose-bank-page'
import type { LenderBar, LenderFigure } from '@homeyield/domain/analysis/lender/describe-lender'
import type { Assessment } from '@homeyield/domain/assessment/assessment'
import { Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactNode } from 'react'
import { INK, styles } from './page-styles.ts'

const MOST_IN_ROW = 5

/** What a bank asks about a home, or about several together: who borrows, the loans, thresholds as bars, the rent with its evidence, and the rules. */
export function drawBankPage(page: BankPage, assessment: Assessment | null): ReactNode {
  const { lender, missing, rulesTitle, rules, borrowers, income, homes, loans, repayments, counted } = page
  return h(
    View,
    // Without it, what does not fit is drawn over what follows.
    { style: styles.whole },
    lender === null
      ? h(Text, { style: styles.title }, missing)
      : [
          h(View, { key: 'bars', style: styles.thresholds }, lender.bars.map(drawBar)),
          drawFigures('figures', lender.figures),
          ...(lender.shaded.length === 0
            ? []
            : [
                h(Text, { key: 'shaded', style: styles.title }, lender.shadedTitle),
                drawFigures('shadedFigures', lender.shaded),
              ]),
        ],
    drawTable(borrowers),
    h(Text, { style: styles.title }, 'Income'),
    drawFigures('income', income),
    homes === null ? null : drawTable(homes, styles.wideCell),
    drawTable(loans, homes === null ? undefined : styles.wideCell),
    drawFigures('repayments', repayments),
    assessment === null ? null : drawRent(assessment),
    counted.length === 0 ? null : h(Text, { style: styles.title }, 'What is counted'),
    counted.map((sentence) => h(Text, { key: sentence, style: styles.note }, sentence)),
    h(Text, { style: styles.title }, rulesTitle),
    rules.map((rule) => h(Text, { key: rule, style: styles.note }, rule)),
  )
}

export function drawBar({ name, label, value, verdict, filled, mark, threshold }: LenderBar): ReactNode {
  return h(
    View,
    { key: name, style: styles.threshold },
    h(
      View,
      { style: styles.entryName },
      h(Text, { style: styles.thresholdLabel }, label),
      h(Text, { style: styles.thresholdValue }, value ?? '–'),
    ),
    h(
      View,
      { style: styles.track },
      filled === null ? null : h(View, { style: [styles.fill, { width: `${filled}%` }] }),
      mark === null ? null : h(View, { style: [styles.mark, { left: `${mark}%`, backgroundColor: INK }] }),
    ),
    h(Text, { style: styles.note }, threshold === '' ? verdict : `${verdict} (line at ${threshold})`),
  )
}

function drawFigures(key: string, figures: readonly LenderFigure[]): ReactNode {
  return h(
    View,
    { key, style: styles.bankFigures },
    figures.map(({ label, value, note }) =>
      h(
        View,
        { key: label, style: [styles.bankFigure, { width: `${100 / Math.min(figures.length, MOST_IN_ROW)}%` }] },
        h(Text, { style: styles.label }, label),
        h(Text, { style: styles.bankValue }, value),
        h(Text, { style: styles.note }, note),
      ),
    ),
  )
}

function drawTable({ title, columns, rows, missing }: BankTable, nameStyle?: typeof styles.wideCell): ReactNode {
  const styleOf = (at: number, style: typeof styles.cell) => [
    style,
    ...(columns[at]?.isText ? [styles.textCell] : []),
    ...(nameStyle ? [styles.twoLines] : []),
    ...(at === 0 && nameStyle ? [nameStyle] : []),
  ]
  const drawRow = (key: string, cells: readonly string[], style: typeof styles.cell) =>
    h(
      View,
      { key, style: styles.tableRow, wrap: false },
      cells.map((cell, at) => h(Text, { key: columns[at]?.label, style: styleOf(at, style) }, cell)),
    )
  return h(
    View,
    null,
    h(Text, { style: styles.title, minPresenceAhead: 40 }, title),
    rows.length === 0
      ? null
      : [
          drawRow(
            'head',
            columns.map(({ label }) => label),
            styles.headCell,
          ),
          ...rows.map(({ name, cells }, at) => drawRow(`${at}`, [name, ...cells], styles.cell)),
        ],
    missing === '' ? null : h(Text, { style: styles.note }, missing),
  )
}

function drawRent({ rent, range, confidence, isUnsure, basis, evidence }: Assessment): ReactNode {
  const words = [range, confidence, basis, evidence?.quartiles ?? '', evidence?.source ?? '']
  return h(
    View,
    null,
    h(Text, { style: styles.title }, rent === null ? 'Rent' : `Rent: ${rent} a week`),
    words.filter(Boolean).map((sentence) => {
      const style = isUnsure && sentence === confidence ? [styles.note, styles.unsure] : styles.note
      return h(Text, { key: sentence, style }, sentence)
    }),
  )
}

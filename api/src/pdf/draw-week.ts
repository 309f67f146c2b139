import type { AssessmentWeek } from '@homeyield/domain/assessment/assessment'
import { WEEK_COLOURS } from '@homeyield/domain/investment-return/week-colours'
import { Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactNode } from 'react'
import { GAIN, INK, LOSS, styles } from './page-styles.ts'

/** A week on paper: two bars to one scale, and a list. */
export function drawWeek(week: AssessmentWeek, rentLabel = 'rent'): ReactNode {
  const width = (share: number) => ({ width: `${share}%` })
  const colour = week.short ? LOSS : week.gain ? GAIN : INK
  const left =
    week.leftShare > 0 ? h(View, { style: [{ border: `1.5pt dashed ${colour}` }, width(week.leftShare)] }) : null
  return h(
    View,
    null,
    h(
      View,
      { style: styles.bar },
      week.rentShare > 0
        ? h(
            View,
            { style: [styles.rentBar, width(week.rentShare)] },
            h(Text, { style: styles.rentText }, `${week.rent} ${rentLabel}`),
          )
        : null,
      week.short ? left : null,
    ),
    h(
      View,
      { style: styles.bar },
      week.parts.map(({ part, share }) =>
        h(View, {
          key: part,
          style: [styles.piece, width(share), { backgroundColor: WEEK_COLOURS[part][0] }],
        }),
      ),
      week.short ? null : left,
    ),
    h(
      View,
      { style: styles.legend },
      week.parts.map(({ part, label, value }) =>
        h(
          View,
          { key: part, style: styles.entry },
          h(
            View,
            { style: styles.entryName },
            h(View, { style: [styles.key, { backgroundColor: WEEK_COLOURS[part][0] }] }),
            h(Text, { style: styles.quiet }, label),
          ),
          h(Text, null, value),
        ),
      ),
    ),
    h(
      View,
      { style: styles.end },
      h(Text, { style: [styles.endText, { color: colour }] }, week.leftLabel),
      h(Text, { style: [styles.endText, { color: colour }] }, week.leftValue),
    ),
  )
}

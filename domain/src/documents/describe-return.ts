import { describeWeek } from '../assessment/describe-week.ts'
import { HEADLINE } from '../figures/figures.ts'
import { weekOf } from '../figures/headline.ts'
import { formatMoney, formatPercent } from '../money/amount.ts'
import { hasRent } from '../rent/has-rent.ts'
import type { DocumentFigure, DocumentPart } from './document-content.ts'
import type { HomeFacts } from './document-facts.ts'
import type { PhraseName } from './phrases/en.ts'
import type { Say } from './phrases/phrases.ts'

/** Price, yields and cash each week of a home, without those that are not known. */
export function describeYields({ say, home: { inputs, figures } }: HomeFacts): DocumentPart[] {
  const { purchase_price: price } = inputs
  const { weekly_rental_income: rent } = figures
  if (price === null || rent === null || !hasRent(figures)) return []
  const percent = (value: number | null) => (value === null ? null : formatPercent(value))
  const cash = figures[HEADLINE]
  const listed = [
    { label: say('purchase_price'), value: formatMoney(price), note: rentUsed(say, rent) },
    figure(say, 'gross_rental_yield', percent(figures.gross_rental_yield), 'gross_note'),
    figure(say, 'net_rental_yield', percent(figures.net_rental_yield), 'net_note'),
    figure(say, 'cash_each_week', cash === null ? null : formatMoney(cash), 'cash_note'),
  ].flat()
  return [{ form: 'figures', figures: listed }]
}

function figure(say: Say, label: PhraseName, value: string | null, note: PhraseName): DocumentFigure[] {
  return value === null ? [] : [{ label: say(label), value, note: say(note) }]
}

/** Where the week's rent goes; nothing without a rent. */
export function describeWeekIn({ say, inputs: { language }, home }: HomeFacts): DocumentPart[] {
  const { inputs, figures } = home
  const week = hasRent(figures) ? weekOf(inputs, figures) : null
  if (week === null || (week.rent === 0 && week.parts.length === 0)) return []
  const described = describeWeek(week)
  const used: DocumentPart = { form: 'sentences', sentences: [rentUsed(say, week.rent)] }
  // Its own words are English.
  if (language === 'en') return [used, { form: 'week', week: described }]
  const parts = described.parts.map((part) => ({
    ...part,
    label: `${say(`part_${part.part}`)}${part.loan === undefined ? '' : ` ${part.loan}`}`,
  }))
  const leftLabel = say(week.isComplete ? 'cash_each_week' : 'left_before_loan')
  return [used, { form: 'week', week: { ...described, parts, leftLabel } }]
}

/** The rent that figures follow from, which is not the author's own range. */
function rentUsed(say: Say, rent: number): string {
  return say('at_rent', { money: formatMoney(rent) })
}

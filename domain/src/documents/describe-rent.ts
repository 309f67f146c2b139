import { formatMoney } from '../money/amount.ts'
import { hasRent } from '../rent/has-rent.ts'
import { HOUSE_CONDITION } from '../property/property-options.ts'
import type { DocumentPart } from './document-content.ts'
import type { HomeFacts } from './document-facts.ts'
import type { PhraseName } from './phrases/en.ts'
import type { Say } from './phrases/phrases.ts'

/** The rent that leads a document: the professional's own range once it is given, with the market's figure beside it. */
export function describeRent({ say, inputs, home }: HomeFacts): DocumentPart[] {
  const { figures, inputs: calculation } = home
  const { estimate_weekly_lower: lower, estimate_weekly_upper: upper } = inputs
  const rent = hasRent(figures) ? figures.weekly_rental_income : null
  const isMarket = figures.rent_source === 'market'
  if (lower !== null && upper !== null && upper > 0) {
    const beside =
      rent === null ? [] : [say(isMarket ? 'market_beside' : 'entered_beside', { money: formatMoney(rent) })]
    return [headline(say, 'appraised_rent', sayRange(say, lower, upper), beside)]
  }
  if (rent === null) return [{ form: 'sentences', sentences: [say('no_rent')] }]
  const { weekly_rental_income_lower: from, weekly_rental_income_upper: to } = figures
  const range = from === null || to === null || from === to ? [] : [sayRange(say, from, to)]
  const { house_condition: condition } = calculation
  // The default is nobody's judgement of this home.
  const isJudged = isMarket && condition !== HOUSE_CONDITION.default
  const quality = isJudged ? [say('at_quality', { quality: condition })] : []
  const label = isMarket ? 'market_rent' : 'entered_rent'
  return [headline(say, label, say('a_week', { money: formatMoney(rent) }), [...range, ...quality])]
}

/** Such as `$610 to $660 a week`; one figure when both are equal. */
function sayRange(say: Say, from: number, to: number): string {
  return from === to
    ? say('a_week', { money: formatMoney(from) })
    : say('range_a_week', { from: formatMoney(from), to: formatMoney(to) })
}

function headline(say: Say, label: PhraseName, value: string, lines: readonly string[]): DocumentPart {
  return { form: 'headline', label: say(label), value, lines }
}

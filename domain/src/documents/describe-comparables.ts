import { formatMoney } from '../money/amount.ts'
import { percentOf } from '../money/round.ts'
import { writeNumber } from '../money/write-number.ts'
import type { DocumentPart } from './document-content.ts'
import type { HomeFacts } from './document-facts.ts'
import { describeHomeIn } from './describe-home-in.ts'
import { type Say, sayDay } from './phrases/phrases.ts'
import { type WeighedComparable, weighComparables } from './weigh-comparables.ts'

/** The comparable homes that count, what they say together, and how that is worked out; nothing without any. */
export function describeComparables({ say, inputs, home, today }: HomeFacts): DocumentPart[] {
  const compared = weighComparables(inputs.comparables, home.inputs, today)
  if (compared === null) return []
  const money = {
    from: formatMoney(compared.lower),
    to: formatMoney(compared.upper),
    median: formatMoney(compared.median),
  }
  return [
    {
      form: 'table',
      title: say('comparables'),
      columns: [
        { label: say('home'), isText: true },
        { label: say('rent_a_week') },
        { label: say('let_on'), isText: true },
        { label: say('source'), isText: true },
        { label: say('compared'), isText: true },
        { label: say('says') },
        { label: say('weight') },
      ],
      rows: compared.homes.map((one) => rowOf(say, one)),
    },
    { form: 'sentences', sentences: [say('comparables_say', money), say('comparables_working')] },
  ]
}

function rowOf(say: Say, { comparable, says, weight }: WeighedComparable) {
  const { address, dwelling, number_of_bedrooms, weekly_rent, let_on, source, better_pct, note } = comparable
  const what = describeHomeIn(say, { dwelling, number_of_bedrooms, number_of_car_parks: null })
  return {
    name: [address, what, note].filter(Boolean).join(', '),
    cells: [
      formatMoney(weekly_rent ?? 0),
      let_on === null ? '–' : sayDay(say, let_on),
      source ?? '–',
      sayBetter(say, better_pct),
      formatMoney(says),
      `${writeNumber(percentOf(weight, 1), 0)}%`,
    ],
  }
}

function sayBetter(say: Say, percent: number): string {
  if (percent === 0) return say('alike')
  return say(percent > 0 ? 'better' : 'worse', { percent: Math.abs(percent) })
}

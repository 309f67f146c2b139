import { appraise } from '@homeyield/domain/appraisal/appraise'
import { aWeek } from '@homeyield/domain/money/money'
import { costToLiveHere } from '@homeyield/domain/own-home/cost-to-live-here'
import { describeAgainstRenting } from '@homeyield/domain/own-home/describe-against-renting'
import type { Examples } from './examples.ts'
import { moneyText } from './money-text.ts'
import { workedExample } from './worked-example.ts'

const ROOMS = { rooms_let: 2, room_rent: 220 } as const

/** A home to live in, worked through. */
export function ownHomeExamples(): Examples {
  const form = workedExample({ purpose: 'live_in', ...ROOMS })
  const rent = appraise(form).weekly_rental_income ?? aWeek(0)
  const week = costToLiveHere(form, rent)
  if (week === null) return {}
  return {
    figures: { 'own-home-rent': moneyText(rent), 'against-renting': describeAgainstRenting(week, rent) },
    tables: {
      'own-home-week': {
        caption: `The example, with ${ROOMS.rooms_let} rooms let at ${moneyText(ROOMS.room_rent)}`,
        heads: ['Part', 'A week'],
        rows: [
          ['Interest', moneyText(week.interest)],
          ['Principal', moneyText(week.principal)],
          ['Insurance, rates, repairs and other costs', moneyText(week.ownCosts)],
          ['Property manager, for the rooms', moneyText(week.management)],
          ['Weeks when rooms are empty', moneyText(week.vacancy)],
          ['Rent of the rooms', moneyText(0 - week.rent)],
          ['Cost to live there', moneyText(week.cost)],
        ],
      },
    },
  }
}

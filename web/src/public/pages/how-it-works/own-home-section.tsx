import { appraise } from '@homeyield/domain/appraisal/appraise'
import { aWeek } from '@homeyield/domain/money/money'
import { costToLiveHere } from '@homeyield/domain/own-home/cost-to-live-here'
import { describeAgainstRenting } from '@homeyield/domain/own-home/describe-against-renting'
import { FigureTable } from './figure-table.tsx'
import styles from './how-it-works.module.css'
import { moneyText } from './money-text.ts'
import { workedExample } from './worked-example.ts'

const ROOMS = { rooms_let: 2, room_rent: 220 } as const

/** A home to live in, worked through. */
export function OwnHomeSection() {
  const form = workedExample({ purpose: 'live_in', ...ROOMS })
  const rent = appraise(form).weekly_rental_income ?? aWeek(0)
  const week = costToLiveHere(form, rent)
  return (
    <section id="own-home" aria-labelledby="own-home-title" className={`stack loose ${styles.section}`}>
      <h2 id="own-home-title">A home to live in</h2>
      <p>
        Choose “Live in it” above the address, and enter the rooms that you let. The calculator then shows what it costs
        you to live there each week: the loan’s repayments and the costs of the home, less the rent of the rooms. A
        manager’s fee and vacancy count for the rooms only. Yields, profit and cash stay those of a home that is let as
        a whole.
      </p>
      {week === null ? null : (
        <>
          <FigureTable
            caption={`The example, with ${ROOMS.rooms_let} rooms let at ${moneyText(ROOMS.room_rent)}`}
            heads={['Part', 'A week']}
            rows={[
              ['Interest', moneyText(week.interest)],
              ['Principal', moneyText(week.principal)],
              ['Insurance, rates, repairs and other costs', moneyText(week.ownCosts)],
              ['Property manager, for the rooms', moneyText(week.management)],
              ['Weeks when rooms are empty', moneyText(week.vacancy)],
              ['Rent of the rooms', moneyText(0 - week.rent)],
              ['Cost to live there', moneyText(week.cost)],
            ]}
          />
          <p>
            Such a home rents for {moneyText(rent)}. {describeAgainstRenting(week, rent)}
          </p>
        </>
      )}
      <p>
        All of this is before tax. With flatmates, the interest and costs of the part that you let can be deducted from
        their rent; the part follows from the bedrooms, or you type it. With up to four boarders, Inland Revenue’s
        standard costs may be used instead.
      </p>
    </section>
  )
}

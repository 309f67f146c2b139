import { earliestRentIncrease, noticeDays } from '@homeyield/domain/analysis/lawful-rent/earliest-rent-increase'
import { lawfulRentPath } from '@homeyield/domain/analysis/lawful-rent/lawful-rent-path'
import { NEWEST_PACK } from '@homeyield/domain/analysis/rules/packs'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { formatMoney } from '@homeyield/domain/money/amount'
import { dateText } from '../../../ui/date-text.ts'
import { FigureTable } from './figure-table.tsx'
import styles from './how-it-works.module.css'

const GROWING = { weeklyRent: 635, growthPct: 3, settlement: '2026-12-01', years: 5 }
const BEGAN = '2026-09-15'

/** When a rent may rise, worked through. */
export function RentIncreasesSection() {
  const analysis = { tenancy: { tenancy_start: BEGAN, notice_date: '2026-12-01' } }
  const { tenancy } = completeAnalysis({ purpose: 'rent_out', analysis }, '2026-12-01', true)
  if (tenancy === null) return null
  const { earliest, give_notice_by } = earliestRentIncrease(NEWEST_PACK, tenancy)
  const { steps } = lawfulRentPath(NEWEST_PACK, tenancy, GROWING)
  return (
    <section id="rent-increases" aria-labelledby="rent-increases-title" className={`stack loose ${styles.section}`}>
      <h2 id="rent-increases-title">Rent increases</h2>
      <p>
        The earliest day is the latest of four: twelve months after the tenancy began, twelve months after the last
        increase, the days of notice ({noticeDays(NEWEST_PACK, tenancy)}, in a boarding house{' '}
        {noticeDays(NEWEST_PACK, { ...tenancy, boarding_house: true })}) after it is received, and the day after a fixed
        term ends, unless the agreement permits an increase within it. You may give notice before the twelve months are
        over. Handed over, a notice is received at once; by post or in a letterbox, only after some working days.
      </p>
      <p>
        A tenancy that began on {dateText(BEGAN)} may rise on {dateText(earliest)}, with notice by{' '}
        {dateText(give_notice_by)}. From then on the rent rises to the market’s at the earliest days that the law
        allows, and never falls here.
      </p>
      <FigureTable
        caption="A rent of $635, settled on 1 Dec 2026, in a market that grows by 3% a year"
        heads={['From', 'Rent a week']}
        rows={steps.map(({ from, weeklyRent }) => [dateText(from), formatMoney(weeklyRent)])}
      />
      <p className="quiet">
        Free. Source: Residential Tenancies Act 1986, section 24, as at {dateText(NEWEST_PACK.asAt)}. Not legal advice.
      </p>
    </section>
  )
}

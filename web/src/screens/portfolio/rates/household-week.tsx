import { householdWeek, type TriedHome } from '@homeyield/domain/analysis/portfolio/try-rates'
import { formatDollars } from '@homeyield/domain/money/amount'
import { FigureList } from '../../../ui/figure-list.tsx'
import styles from './rates.module.css'

/** The week of all homes now, and once every rate has changed. */
export function HouseholdWeek({ homes }: { homes: readonly TriedHome[] }) {
  const week = householdWeek(homes)
  const { cash } = week
  const some = week.homes < homes.length ? `${week.homes} of ${homes.length} homes` : null
  return (
    <>
      <section className={`paper ${styles.sticky}`} aria-label="Your week, all homes together">
        <FigureList
          className={`stack halves pad edged round raised ${styles.week}`}
          figures={[
            { label: 'Repayments each week now', value: formatDollars(week.weekly_payment) },
            {
              label: 'Once the rates have changed',
              value: formatDollars(week.weekly_payment_after),
              note: stepText(week.weekly_payment_after - week.weekly_payment),
            },
            ...(cash === null
              ? []
              : [
                  { label: 'Cash each week now', value: formatDollars(cash.now), note: some, sign: signOf(cash.now) },
                  {
                    label: 'Cash each week then',
                    value: formatDollars(cash.after),
                    sign: signOf(cash.after),
                  },
                ]),
          ]}
        />
      </section>
      <p className="quiet">
        Before tax. Each loan counts with the rate that you try, otherwise with the one that its home has for
        afterwards. Cash is of the homes that you let.
      </p>
    </>
  )
}

function signOf(cash: number): 'loss' | 'gain' {
  return cash < 0 ? 'loss' : 'gain'
}

export function stepText(step: number): string | null {
  if (Math.abs(step) < 0.5) return null
  return step > 0 ? `${formatDollars(step)} more` : `${formatDollars(-step)} less`
}

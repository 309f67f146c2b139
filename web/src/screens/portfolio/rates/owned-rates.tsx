import type { OwnedHomes } from '@homeyield/contract/saved-calculation'
import { streetOf } from '@homeyield/domain/property/street-of'
import { useState } from 'react'
import { Link } from 'react-router'
import { PublishedRates } from '../../../components/published-rates/published-rates.tsx'
import { calculationPath } from '../../../paths.ts'
import { LabelledNumberBox } from '../../../ui/labelled-number-box.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { countHomes } from './count-homes.ts'
import { DownloadRates } from './download-rates.tsx'
import { HouseholdWeek } from './household-week.tsx'
import { IfAllRatesRise } from './if-all-rates-rise.tsx'
import { RateLoan } from './rate-loan.tsx'
import { isRate, NOTHING_TRIED, type Tried, withOneRate, withoutHomes, withParts, WRONG_RATE } from './tried-loans.ts'
import { UseRates } from './use-rates-bar.tsx'
import styles from './rates.module.css'

/** The loans with their rates, those that are tried, and what they make of the week. */
export function OwnedRates({ owned }: { owned: OwnedHomes }) {
  const [tried, setTried] = useState<Tried>(new Map())
  const [oneRate, setOneRate] = useState<number | null>(null)
  const homes = countHomes(owned, tried)
  const missing = homes.filter((home) => home.missing !== null)
  const loans = homes
    .flatMap((home) => home.loans.map((loan) => ({ home, loan })))
    .toSorted((one, other) => (one.loan.fixed_until ?? '').localeCompare(other.loan.fixed_until ?? ''))
  return (
    <>
      {owned.left_out > 0 ? (
        <Notice>
          Only the first {homes.length} homes by address are counted. {owned.left_out} more are owned.
        </Notice>
      ) : null}
      {missing.map(({ owned: { id, property }, missing: why }) => (
        <p key={id}>
          <Link to={calculationPath(id, 'loans')}>{streetOf(property)}</Link>: {why?.message}
        </p>
      ))}
      {loans.length === 0 ? (
        <p>Nothing is owed on the homes that you own.</p>
      ) : (
        <>
          <HouseholdWeek homes={homes} />
          <section className="stack" aria-labelledby="loans">
            <h2 id="loans">Your loans, by the day the rate ends</h2>
            <div className={styles.all}>
              <LabelledNumberBox
                name="one-rate"
                label="Try one rate for all"
                suffix="%"
                decimals={2}
                value={oneRate}
                error={isRate(oneRate) ? null : WRONG_RATE}
                onValue={(_, rate) => {
                  setOneRate(rate)
                  setTried(withOneRate(homes, rate))
                }}
              />
              <DownloadRates homes={homes} />
            </div>
            <ul className={styles.loans}>
              {loans.map(({ home, loan }) => (
                <RateLoan
                  key={`${home.owned.id} ${loan.index}`}
                  home={home}
                  loan={loan}
                  today={owned.as_at}
                  tried={tried.get(home.owned.id) ?? NOTHING_TRIED}
                  onParts={(parts) => {
                    setOneRate(null)
                    setTried((before) => withParts(before, home.owned.id, loan.index, parts))
                  }}
                />
              ))}
            </ul>
            <UseRates
              homes={homes}
              owned={owned}
              onSaved={(ids) => {
                setOneRate(null)
                setTried((before) => withoutHomes(before, ids))
              }}
            />
          </section>
          <section className="stack" aria-labelledby="published">
            <h2 id="published">Published rates</h2>
            <PublishedRates today={owned.as_at} />
          </section>
          <IfAllRatesRise owned={owned} />
        </>
      )}
    </>
  )
}

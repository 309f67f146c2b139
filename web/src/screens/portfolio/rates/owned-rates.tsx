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
import {
  isRate,
  NOTHING_TRIED,
  type Tried,
  withOneRate,
  withOtherLoans,
  withoutHomes,
  withParts,
  WRONG_RATE,
} from './tried-loans.ts'
import { useIsWriting } from './use-rates.ts'
import { namesOf, UseRates } from './use-rates-bar.tsx'
import styles from './rates.module.css'

/** The loans with their rates, those that are tried, and what they make of the week. */
export function OwnedRates({ owned }: { owned: OwnedHomes }) {
  const [tried, setTried] = useState<Tried>(new Map())
  const [oneRate, setOneRate] = useState<number | null>(null)
  const [listed, setListed] = useState(owned)
  const [dropped, setDropped] = useState<OwnedHomes['homes']>([])
  const isWriting = useIsWriting()
  if (listed !== owned) {
    const others = withOtherLoans(tried, listed, owned)
    setListed(owned)
    if (others.length > 0) {
      setDropped(others)
      setOneRate(null)
      setTried(withoutHomes(tried, new Set(others.map(({ id }) => id))))
    }
  }
  const homes = countHomes(owned, tried)
  const missing = homes.filter((home) => home.missing !== null)
  const loans = homes
    .flatMap((home) => home.loans.map((loan) => ({ home, loan })))
    .toSorted((one, other) => (one.loan.fixed_until ?? '').localeCompare(other.loan.fixed_until ?? ''))
  const changeable = loans.filter(({ loan }) => loan.changeable).length
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
            <div className={`flex wrap even bottom ${styles.all}`}>
              <LabelledNumberBox
                name="one-rate"
                label="Try one rate for all"
                suffix="%"
                decimals={2}
                value={oneRate}
                disabled={isWriting}
                hint={changeable === loans.length ? undefined : `For ${changeable} of ${loans.length} loans.`}
                error={isRate(oneRate) ? null : WRONG_RATE}
                onValue={(_, rate) => {
                  setOneRate(rate)
                  setDropped([])
                  setTried(withOneRate(homes, rate))
                }}
              />
              <DownloadRates homes={homes} />
            </div>
            {dropped.length > 0 ? (
              <Notice look="warning">
                The loans of {namesOf(dropped)} changed meanwhile, so the rates that you tried for them are no longer
                filled in.
              </Notice>
            ) : null}
            <fieldset role="none" disabled={isWriting}>
              <ul className={`stack ${styles.loans}`}>
                {loans.map(({ home, loan }) => (
                  <RateLoan
                    key={`${home.owned.id} ${loan.index}`}
                    home={home}
                    loan={loan}
                    today={owned.as_at}
                    tried={tried.get(home.owned.id) ?? NOTHING_TRIED}
                    onParts={(parts) => {
                      setOneRate(null)
                      setDropped([])
                      setTried((before) => withParts(before, home.owned.id, loan.index, parts))
                    }}
                  />
                ))}
              </ul>
            </fieldset>
            <UseRates
              homes={homes}
              owned={owned}
              onSaved={(ids) => {
                setOneRate(null)
                setDropped([])
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

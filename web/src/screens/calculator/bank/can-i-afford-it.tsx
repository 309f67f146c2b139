import type { Analysis } from '@homeyield/domain/analysis/analyse'
import { describeAfford, NO_OFFER } from '@homeyield/domain/analysis/lender/describe-afford'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { weeklyCostToLiveHere } from '@homeyield/domain/own-home/cost-to-live-here'
import { useCalculator } from '../model/calculator-store.ts'
import { isAnyRefused } from '../figures/shown-figure.ts'
import { Missing } from '../figures/missing.tsx'
import styles from './bank.module.css'

/** What a home to live in asks of the household, and the most that its income and deposit buy. */
export function CanIAffordIt({ afford }: Pick<Analysis, 'afford'>) {
  const cost = useCalculator((state) => (isAnyRefused(state) ? null : weeklyCostToLiveHere(state.form, state.figures)))
  if (!isKnown(afford)) return <Missing>{afford.message}</Missing>
  const { lines, share, most, mostBecause } = describeAfford(afford.value, cost)
  return (
    <>
      {lines.length === 0 ? null : (
        <table className={styles.afford}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">What</span>
              </th>
              <th scope="col">A week</th>
              <th scope="col">A month</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, week, month }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td className="figure">{week}</td>
                <td className="figure">{month}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {share === '' ? null : <p>{share}</p>}
      <dl className={styles.figures}>
        <div>
          <dt>The most this income and deposit buys</dt>
          <dd className="figure">
            {most}
            {mostBecause === '' ? null : <small>{mostBecause}</small>}
          </dd>
        </div>
      </dl>
      <p className={styles.verdict}>{NO_OFFER}</p>
    </>
  )
}

import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { ScrollRegion } from '../../components/scroll-region.tsx'
import { streetOf } from '../../components/sort-calculations.ts'
import { dateText } from '../../ui/date-text.ts'
import { dollars } from './dollars.ts'
import styles from './portfolio.module.css'

const ROWS = [
  ['income', 'Rent, less empty weeks', 1],
  ['costs', 'Running costs', -1],
  ['interest', 'Interest', -1],
  ['principal', 'Loan principal', -1],
  ['capital_spend', 'Capital spending', -1],
  ['cash_flow_before_tax', 'Cash before tax', 1],
  ['tax', 'Tax', -1],
  ['cash_flow_after_tax', 'Cash after tax', 1],
] as const

const SUMS: ReadonlySet<string> = new Set(['cash_flow_before_tax', 'cash_flow_after_tax'])

const OWNER_COLUMNS = [
  ['residential_income', 'Income'],
  ['deductions', 'Deductions'],
  ['brought_forward', 'Brought forward'],
  ['taxable', 'Taxable'],
  ['carried_forward', 'Kept for later'],
  ['tax', 'Tax'],
] as const

/** The year that begins today, of all let homes with an owner, and each owner's tax on the portfolio basis. */
export function YearAfterTax({ portfolio: { year, homes } }: { portfolio: PortfolioResponse }) {
  const left = homes.filter(({ taxed }) => !isKnown(taxed))
  return (
    <section className={styles.part} aria-labelledby="year">
      <h2 id="year">The year after tax</h2>
      {isKnown(year) ? <KnownYear year={year.value} /> : <p>{year.message} Owners are set in “Years ahead”.</p>}
      {left.length === 0 ? null : (
        <>
          <p>Not counted in this year:</p>
          <ul className={styles.missing}>
            {left.map(({ id, property, taxed }) => (
              <li key={id}>
                {streetOf(property)}: {isKnown(taxed) ? '' : taxed.message}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

type Year = Extract<PortfolioResponse['year'], { value: unknown }>['value']

function KnownYear({ year }: { year: Year }) {
  const differing = year.owners.filter(({ other_income_differs }) => other_income_differs)
  return (
    <>
      <table className={`${styles.table} ${styles.sums} figure`}>
        <caption className="visually-hidden">The year from today, all homes together</caption>
        <tbody>
          {ROWS.filter(([name]) => name !== 'capital_spend' || year[name] !== 0).map(([name, label, sign]) => (
            <tr key={name} data-sum={SUMS.has(name) ? '' : undefined}>
              <th scope="row">{label}</th>
              <td>{dollars(sign * year[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        Ring-fenced losses kept for later: <strong className="figure">{dollars(year.carried_forward)}</strong>
      </p>
      <ScrollRegion label="Tax of each owner, as a table" className={styles.scroll}>
        <table className={`${styles.table} ${styles.amounts} figure`}>
          <caption className="visually-hidden">Tax of each owner</caption>
          <thead>
            <tr>
              <th scope="col">Owner</th>
              <th scope="col">Homes</th>
              {OWNER_COLUMNS.map(([name, label]) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {year.owners.map((owner) => (
              <tr key={`${owner.kind} ${owner.name}`}>
                <th scope="row">{owner.name}</th>
                <td>{owner.homes}</td>
                {OWNER_COLUMNS.map(([name]) => (
                  <td key={name}>{dollars(owner[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {differing.map(({ name, other_income }) => (
        <p key={name} className={styles.note}>
          {name} has different other incomes in these calculations. The highest counts: {dollars(other_income)}.
        </p>
      ))}
      <p className={styles.note}>
        An estimate of income tax, not advice. Rules as at {dateText(year.rules_as_at)}, for the tax year to 31 March{' '}
        {year.tax_year}. The year begins today, with today’s rents and costs; a home that settles within it has its
        first whole year. Owners with the same name are one person: income and deductions of their homes are added up,
        ring-fenced and taxed once. A home on the property basis is ring-fenced alone. Income of other homes given with
        an owner is left out, because those homes are here.
      </p>
    </>
  )
}

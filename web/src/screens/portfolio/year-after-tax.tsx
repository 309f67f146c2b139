import type { PortfolioYear } from '@homeyield/domain/analysis/portfolio/portfolio-year'
import { NEWEST_PACK } from '@homeyield/domain/analysis/rules/packs'
import { describePaidOut } from '@homeyield/domain/analysis/tax/left-out'
import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { Link } from 'react-router'
import { calculationPath, paths } from '../../paths.ts'
import { YearsApart } from '../../components/portfolio/years-apart.tsx'
import { Table } from '../../ui/table.tsx'
import { ownerColumns } from '../../components/portfolio/owner-columns.tsx'
import { dateText } from '../../ui/date-text.ts'
import { formatDollars } from '@homeyield/domain/money/amount'
import { streetOf } from '@homeyield/domain/property/street-of'
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

/** The year that begins today, of all let homes with an owner, and each owner's tax on the portfolio basis. */
export function YearAfterTax({ portfolio: { year, before_tax, homes } }: { portfolio: PortfolioResponse }) {
  const left = homes.filter(({ taxed }) => !isKnown(taxed))
  const counted = homes.flatMap(({ id, property, taxed }) => (isKnown(taxed) ? [{ id, property, ...taxed.value }] : []))
  return (
    <section className="stack" aria-labelledby="year">
      <h2 id="year">The year after tax</h2>
      {isKnown(year) ? (
        <KnownYear year={year.value} homes={counted} />
      ) : (
        <>
          {before_tax.homes === 0 ? null : <YearTable year={before_tax} />}
          <p>
            {year.message} People are on <Link to={paths.ownedPeople}>People</Link>; which of them own a home is on its
            page “Years and tax”.
          </p>
        </>
      )}
      <YearsApart
        homes={homes.map(({ id, property, year_differs }) => ({
          id,
          name: <HomeLink id={id} property={property} />,
          year_differs,
        }))}
      />
      {left.length === 0 ? null : (
        <>
          <p>{isKnown(year) ? 'Not counted in this year:' : 'Not counted in the tax:'}</p>
          <ul className={`small ${styles.missing}`}>
            {left.map(({ id, property, taxed }) => (
              <li key={id}>
                <HomeLink id={id} property={property} />: {isKnown(taxed) ? '' : taxed.message}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

function HomeLink({ id, property }: { readonly id: string; readonly property: string }) {
  return <Link to={calculationPath(id, 'years')}>{streetOf(property)}</Link>
}

type BeforeTax = PortfolioResponse['before_tax']

/** All homes together, before tax, and after it where that is known. */
function YearTable({ year }: { year: BeforeTax | PortfolioYear }) {
  const rows = ROWS.flatMap(([name, label, sign]) => {
    const amount = amountOf(year, name)
    const isShown = amount !== undefined && (name !== 'capital_spend' || amount !== 0)
    return isShown ? [{ name, label, amount: sign * amount }] : []
  })
  return (
    <Table
      className={`half-page ${styles.sums}`}
      caption="The year from today, all homes together"
      isCaptionHidden
      columns={[
        { key: 'label', heading: 'Year from today', renderCell: ({ label }) => label },
        {
          key: 'amount',
          heading: year.homes === 1 ? '1 home' : `${year.homes} homes`,
          renderCell: ({ amount }) => formatDollars(amount),
        },
      ]}
      rows={rows}
      rowKey={({ name }) => name}
      rowProps={({ name }) => ({ 'data-sum': SUMS.has(name) ? '' : undefined })}
    />
  )
}

function amountOf(year: BeforeTax | PortfolioYear, name: (typeof ROWS)[number][0]): number | undefined {
  if (name === 'tax' || name === 'cash_flow_after_tax') return 'tax' in year ? year[name] : undefined
  return year[name]
}

interface CountedHome {
  readonly id: string
  readonly property: string
  readonly cash_flow_before_tax: number
  readonly adds_to_tax: number
}

function KnownYear({ year, homes }: { year: PortfolioYear; homes: readonly CountedHome[] }) {
  const paidOut = describePaidOut(
    NEWEST_PACK,
    year.owners.map(({ kind }) => kind),
  )
  const differing = year.owners.filter(({ other_income_differs }) => other_income_differs)
  return (
    <>
      <YearTable year={year} />
      <p>
        Ring-fenced losses kept for later: <strong className="figure">{formatDollars(year.carried_forward)}</strong>
      </p>
      <Table
        isListed
        scrollLabel="Tax of each owner, as a table"
        caption="Tax of each owner"
        isCaptionHidden
        columns={ownerColumns(year.owners)}
        rows={year.owners}
        rowKey={({ kind, name }) => `${kind} ${name}`}
      />
      {homes.length < 2 ? null : <EachHome homes={homes} />}
      {differing.map(({ name, other_income }) => (
        <p key={name} className="quiet regular">
          {name} has different other incomes in these calculations. The highest counts: {formatDollars(other_income)}.
        </p>
      ))}
      <p className="quiet regular">
        An estimate of income tax, not advice. Rules as at {dateText(year.rules_as_at)}, for the tax year to 31 March{' '}
        {year.tax_year}. Each home’s year begins today, or when it settles within the next twelve months, and is year 1
        of its “Years ahead”. Owners with the same name are one person: income and deductions of their homes are added
        up, ring-fenced and taxed once. A home on the property basis is ring-fenced alone. What an owner has of homes
        that are not in this list counts once; the tax is what these homes add to it. {paidOut}
      </p>
    </>
  )
}

/** What each home adds to the tax; only shown beside another. */
function EachHome({ homes }: { homes: readonly CountedHome[] }) {
  return (
    <>
      <Table
        scrollLabel="What each home adds, as a table"
        caption="What each home adds to the year"
        isCaptionHidden
        columns={[
          { key: 'home', heading: 'Home', renderCell: ({ property }) => streetOf(property) },
          { key: 'cash', heading: 'Cash before tax', renderCell: (home) => formatDollars(home.cash_flow_before_tax) },
          {
            key: 'tax',
            heading: 'Adds to tax',
            renderCell: ({ adds_to_tax: tax }) => (tax < 0 ? `saves ${formatDollars(-tax)}` : formatDollars(tax)),
          },
        ]}
        rows={homes}
        rowKey={({ id }) => id}
      />
      <p className="quiet regular">
        “Adds to tax” is the tax of all homes less the tax without that one. These need not add up to the tax: one
        home’s loss may shelter another’s income.
      </p>
    </>
  )
}

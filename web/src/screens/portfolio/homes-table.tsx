import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { FIGURES_AT } from '@homeyield/domain/figures/figures'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { Link } from 'react-router'
import { Table } from '../../ui/table.tsx'
import { homeColumns } from '../../components/portfolio/home-columns.tsx'
import { streetOf } from '@homeyield/domain/property/street-of'
import { calculationPath } from '../../paths.ts'
import styles from './portfolio.module.css'

type Home = PortfolioResponse['homes'][number]

/** The homes with their figures and next dates, and what is missing for those that are not known. */
export function HomesTable({ portfolio: { homes, totals } }: { portfolio: PortfolioResponse }) {
  const missing = homes.flatMap((home) => missingOf(home).map((message) => ({ home, message })))
  return (
    <section className="stack" aria-labelledby="homes">
      <h2 id="homes">Homes</h2>
      <Table
        isListed
        scrollLabel="Homes, as a table"
        columns={[
          {
            key: 'home',
            heading: 'Home',
            renderCell: ({ id, property }) => <Link to={calculationPath(id)}>{streetOf(property)}</Link>,
            foot: 'Together',
          },
          ...homeColumns(totals),
        ]}
        rows={homes}
        rowKey={({ id }) => id}
      />
      {missing.length === 0 ? null : (
        <ul className={`small ${styles.missing}`}>
          {missing.map(({ home, message }) => (
            <li key={`${home.id} ${message}`}>
              {streetOf(home.property)}: {message}
            </li>
          ))}
        </ul>
      )}
      <p className="quiet regular">
        Each figure is that of the home’s own pages. “Worth today” is what you gave for the home, otherwise its purchase
        price, or the value chosen for the bank. “Owed today” is today’s balance; before settlement, what is borrowed.
      </p>
    </section>
  )
}

function missingOf(home: Home): readonly string[] {
  const messages = FIGURES_AT.portfolio.flatMap((name) => (isKnown(home[name]) ? [] : [home[name].message]))
  return [...new Set(messages)]
}

import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { describeNextDate } from '@homeyield/domain/analysis/portfolio/next-date'
import { type FigureName, FIGURES, FIGURES_AT } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { isKnown, type Outcome } from '@homeyield/domain/outcome/outcome'
import { Link } from 'react-router'
import { type Column, Table } from '../../ui/table.tsx'
import { streetOf } from '../../components/sort-calculations.ts'
import { calculationPath } from '../../paths.ts'
import styles from './portfolio.module.css'

type Home = PortfolioResponse['homes'][number]

const SOURCES: Readonly<Record<Home['value_source'], string | null>> = {
  purchase_price: null,
  capital_value: 'capital value',
  estimated_value: 'estimated value',
}

/** The homes with their figures and next dates, and what is missing for those that are not known. */
export function HomesTable({ portfolio: { homes, totals } }: { portfolio: PortfolioResponse }) {
  const missing = homes.flatMap((home) => missingOf(home).map((message) => ({ home, message })))
  return (
    <section className="stack" aria-labelledby="homes">
      <h2 id="homes">Homes</h2>
      <Table
        isListed
        scrollLabel="Homes, as a table"
        scrollClassName={styles.scroll}
        columns={[
          {
            key: 'home',
            heading: 'Home',
            renderCell: ({ id, property }) => <Link to={calculationPath(id)}>{streetOf(property)}</Link>,
            foot: 'Together',
          },
          ...FIGURES_AT.portfolio.map((name): Column<Home> => ({
            key: name,
            heading: FIGURES[name].short,
            renderCell: (home) => (
              <>
                {textOf(name, home[name])}
                <Note text={name === 'value' ? SOURCES[home.value_source] : null} />
              </>
            ),
            foot: writeFigure(FIGURES[name].unit, totals[name].value),
          })),
          {
            key: 'next',
            heading: 'Next date',
            isText: true,
            renderCell: ({ next_date, next_change }) =>
              next_date === null ? 'None' : describeNextDate(next_date, next_change),
          },
        ]}
        rows={homes}
        rowKey={({ id }) => id}
      />
      {missing.length === 0 ? null : (
        <ul className={styles.missing}>
          {missing.map(({ home, message }) => (
            <li key={`${home.id} ${message}`}>
              {streetOf(home.property)}: {message}
            </li>
          ))}
        </ul>
      )}
      <p className={`quiet ${styles.note}`}>
        Each figure is that of the home’s own pages. “Worth today” is what you gave for the home, otherwise its purchase
        price, or the value chosen for the bank. “Owed today” is today’s balance; before settlement, what is borrowed.
      </p>
    </section>
  )
}

function Note({ text }: { text: string | null }) {
  return text === null ? null : <small> {text}</small>
}

function textOf(name: FigureName, outcome: Outcome<number>): string {
  return writeFigure(FIGURES[name].unit, isKnown(outcome) ? outcome.value : null)
}

function missingOf(home: Home): readonly string[] {
  const messages = FIGURES_AT.portfolio.flatMap((name) => (isKnown(home[name]) ? [] : [home[name].message]))
  return [...new Set(messages)]
}

import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { type FigureName, FIGURES, FIGURES_AT, HEADLINE } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { describeNextChange } from '@homeyield/domain/investment-return/describe-next-change'
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

/** The homes with their figures, and what is missing for those that are not known. */
export function HomesTable({ portfolio: { homes, totals } }: { portfolio: PortfolioResponse }) {
  const missing = homes.flatMap((home) => missingOf(home).map((message) => ({ home, message })))
  return (
    <section className="stack" aria-labelledby="homes">
      <h2 id="homes">Homes</h2>
      <Table
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
            heading: FIGURES[name].label,
            renderCell: (home) => (
              <>
                {textOf(name, home[name])}
                <Note text={name === 'value' ? SOURCES[home.value_source] : null} />
                <Note text={name === HEADLINE ? changeText(home) : null} />
              </>
            ),
            foot: writeFigure(FIGURES[name].unit, totals[name].value),
          })),
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
        The value is what the home is worth today, otherwise the purchase price, or the one chosen for the bank. The
        debt is today’s balance; before settlement, what is borrowed.
      </p>
    </section>
  )
}

function Note({ text }: { text: string | null }) {
  return text === null ? null : <small> {text}</small>
}

function changeText({ [HEADLINE]: cash, next_change }: Home): string | null {
  return isKnown(cash) && next_change !== null ? describeNextChange(next_change, false) : null
}

function textOf(name: FigureName, outcome: Outcome<number>): string {
  return writeFigure(FIGURES[name].unit, isKnown(outcome) ? outcome.value : null)
}

function missingOf(home: Home): readonly string[] {
  const messages = FIGURES_AT.portfolio.flatMap((name) => (isKnown(home[name]) ? [] : [home[name].message]))
  return [...new Set(messages)]
}

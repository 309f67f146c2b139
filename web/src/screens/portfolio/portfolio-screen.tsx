import { FIGURES, HEADLINE } from '@homeyield/domain/figures/figures'
import { Link } from 'react-router'
import { AddOwnedLink } from '../../components/add-owned-link.tsx'
import { paths } from '../../paths.ts'
import { HomesTable } from './homes-table.tsx'
import { OwnedFrame } from './owned-frame.tsx'
import { PortfolioTotals } from './portfolio-totals.tsx'
import { RateEnds } from './rate-ends.tsx'
import { Tasks } from './tasks.tsx'
import { WithPortfolio } from './with-portfolio.tsx'
import { YearAfterTax } from './year-after-tax.tsx'

const OWNED_LIST = `${paths.calculations}?status=owned`

const PARTS = [
  ['Worth, owed and equity', 'What your homes are worth today, what you owe on them, and what is yours.'],
  [FIGURES.lvr.label, 'Of each home, and of all together.'],
  [FIGURES[HEADLINE].label, 'Now, after the next change, and over the year.'],
  ['What needs doing', 'Rates that end soon, rents that may go up, and homes whose worth is a year old.'],
  ['The year after tax', 'Rent, costs, interest and tax of all homes, for each owner.'],
  ['Ring-fenced losses', 'The loss on one home set off against the income of another, and what is kept for later.'],
] as const

/** What a person owns, from the saved calculations with that status. */
export function PortfolioScreen() {
  return (
    <OwnedFrame page="portfolio" heading="What I own">
      <WithPortfolio parts={PARTS}>
        {(portfolio) => (
          <>
            <div className="row no-print">
              <AddOwnedLink />
            </div>
            <PortfolioTotals portfolio={portfolio} />
            <Tasks tasks={portfolio.tasks} />
            <HomesTable portfolio={portfolio} />
            <RateEnds ends={portfolio.rate_ends} />
            <YearAfterTax portfolio={portfolio} />
            <p>
              <Link to={OWNED_LIST}>The list of what you own</Link>
            </p>
          </>
        )}
      </WithPortfolio>
    </OwnedFrame>
  )
}

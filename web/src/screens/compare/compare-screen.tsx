import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { useNavigate, useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { download } from '../../ui/download.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Screen } from '../../ui/screen.tsx'
import { comparePath } from '../../components/compare-path.ts'
import { EmptyList } from '../../components/empty-list.tsx'
import { ListAsOf } from '../../components/list-as-of.tsx'
import { QueryProblem } from '../../components/query-problem.tsx'
import { useCalculations } from '../../components/use-calculations.ts'
import { lazyPart } from '../../components/lazy-part.tsx'
import { ViewToggle } from '../../components/view-toggle.tsx'
import { paths } from '../../paths.ts'
import { comparisonCsv, comparisonFileName } from './comparison-csv.ts'
import { sortCalculations } from '../../components/sort-calculations.ts'
import { pressHeader, readOrder, writeOrder } from './comparison-order.ts'
import type { ComparisonColumn } from './comparison-order.ts'
import { ComparisonTable } from './comparison-table.tsx'

const FiguresView = lazyPart(
  async () => (await import('./figures/figures-view.tsx')).FiguresView,
  <Skeleton height="40rem" />,
)

const LOADING_OTHERS = 'Loading the rest. Until then, only the newest are sorted.'

/** The saved calculations side by side; the address holds the order. */
export function CompareScreen() {
  const { query, all, known } = useCalculations()
  const { error } = query
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const order = readOrder(search)
  const figures = search.get('view') === 'figures'
  const sorted = known ? sortCalculations(known, order) : []

  // Replaced in the history: "back" leaves the page instead of undoing each sort.
  const sortBy = (column: ComparisonColumn) =>
    void navigate(
      { search: writeOrder(search, pressHeader(order, column)).toString() },
      { replace: true, preventScrollReset: true },
    )

  if (all?.length === 0) {
    return (
      <Screen heading="You don't have any saved calculations yet" width="wide">
        <div className="row wide between target no-print">
          <ViewToggle shown="table" />
        </div>
        <ListAsOf query={query} />
        <EmptyList shown="table" />
      </Screen>
    )
  }
  return (
    <Screen heading="Compare calculations" width="wide">
      <ListAsOf query={query} />
      <div className="row wide between target no-print">
        <ViewToggle shown="table" />
        <TableToggle figures={figures} />
        {all && !figures ? <Button onClick={() => exportCsv(sorted)}>Export as CSV</Button> : null}
        {known && !all && !error && !figures ? <span role="status">{LOADING_OTHERS}</span> : null}
      </div>
      {known && figures ? <FiguresView listed={known} /> : null}
      {known && !figures ? (
        <ComparisonTable calculations={sorted} isWhole={all !== undefined} order={order} onSort={sortBy} />
      ) : null}
      {all ? null : <QueryProblem query={query} />}
      {!known && !error ? (
        <div aria-busy="true" aria-label="Loading your calculations" role="status">
          <Skeleton height="24rem" />
        </div>
      ) : null}
    </Screen>
  )
}

/** Between the table of all calculations and that of every figure of a few. */
function TableToggle({ figures }: { figures: boolean }) {
  return figures ? (
    <LinkButton look="quiet" to={paths.compare}>
      All calculations
    </LinkButton>
  ) : (
    <LinkButton look="quiet" to={comparePath(null)}>
      Every figure side by side
    </LinkButton>
  )
}

function exportCsv(calculations: readonly ListedCalculation[]): void {
  download(comparisonFileName(new Date()), 'text/csv', comparisonCsv(calculations))
}

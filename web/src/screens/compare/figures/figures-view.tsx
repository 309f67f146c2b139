import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import type { Criteria } from '@homeyield/domain/figures/compare/check-criterion'
import type { SameTerms } from '@homeyield/domain/figures/compare/with-same-terms'
import { MOST_COLUMNS } from '@homeyield/domain/figures/compare/most-columns'
import { sameTermsOf, withSameTerms } from '@homeyield/domain/figures/compare/with-same-terms'
import { dayInNewZealand } from '@homeyield/domain/dates/day-in-new-zealand'
import { useDeferredValue, useMemo, useState } from 'react'
import { csvText } from '../../../components/csv.ts'
import { QueryProblem } from '../../../components/query-problem.tsx'
import { XlsxButton } from '../../../components/xlsx/xlsx-button.tsx'
import { isoDate } from '../../../ui/date-text.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { download } from '../../../ui/download.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import type { ShownColumn } from './compared-column.ts'
import { CriteriaFields } from './criteria-fields.tsx'
import { figureGroups } from './figure-groups.ts'
import { onlyDiffering } from './figure-row.ts'
import { figuresSheet } from './figures-sheet.ts'
import { FiguresTable } from './figures-table.tsx'
import { SameTermsFields } from './same-terms-fields.tsx'
import { NO_CRITERIA, storedCriteria } from './stored-criteria.ts'
import styles from './figures-view.module.css'
import { useColumns } from './use-columns.ts'

/** Calculations and scenarios side by side, with every figure. */
export function FiguresView({ listed }: { listed: readonly ListedCalculation[] }) {
  const { columns, saved, isLoading, areTooMany, isPartGone, query, add, remove } = useColumns(listed)
  return (
    <>
      <ColumnChooser columns={columns} listed={listed} saved={saved} onAdd={add} />
      {areTooMany ? (
        <Notice>
          At most {MOST_COLUMNS} can be compared. These are the first {MOST_COLUMNS}.
        </Notice>
      ) : null}
      {isPartGone ? <Notice>A calculation or scenario that was compared here no longer exists.</Notice> : null}
      <QueryProblem query={query} />
      {isLoading ? <Loading /> : columns.length > 0 ? <Figures columns={columns} onRemove={remove} /> : null}
      {!isLoading && columns.length < 2 && !query.error ? <ChooseTwo others={listed.length > columns.length} /> : null}
    </>
  )
}

function ChooseTwo({ others }: { others: boolean }) {
  return (
    <p>
      {others
        ? 'Choose two. Add another above.'
        : 'Choose two. Save another home, or open this one and press “Copy as scenario”.'}
    </p>
  )
}

function Loading() {
  return (
    <div aria-busy="true" aria-label="Loading the figures" role="status">
      <Skeleton height="40rem" />
    </div>
  )
}

interface FiguresProps {
  readonly columns: readonly ShownColumn[]
  readonly onRemove: (ids: ShownColumn['ids']) => void
}

function Figures({ columns, onRemove }: FiguresProps) {
  const [differencesOnly, setDifferencesOnly] = useState(false)
  const [today] = useState(() => dayInNewZealand(new Date()))
  const [terms, setTerms] = useState<SameTerms | null>(null)
  const [criteria, setCriteria] = useState<Criteria>(() => storedCriteria.read() ?? NO_CRITERIA)
  // Typing does not wait for the table.
  const [shownTerms, shownCriteria] = [useDeferredValue(terms), useDeferredValue(criteria)]
  // Compared by value: each render makes new columns.
  const key = JSON.stringify(columns)
  const shown = useMemo(() => {
    const made = JSON.parse(key) as readonly ShownColumn[]
    return shownTerms === null ? made : made.map((each) => withTerms(each, shownTerms))
  }, [key, shownTerms])
  const all = useMemo(() => figureGroups(shown, today, shownCriteria), [shown, today, shownCriteria])
  if (typeof all === 'string') return null
  const groups = differencesOnly ? onlyDiffering(all) : all
  const [first] = columns

  function setAllCriteria(next: Criteria) {
    setCriteria(next)
    storedCriteria.write(next)
  }

  return (
    <>
      <div className="flex wrap middle no-print beside">
        <Checkbox name="differences" checked={differencesOnly} onCheck={(checked) => setDifferencesOnly(checked)}>
          Differences only
        </Checkbox>
        <Checkbox
          name="same"
          checked={terms !== null}
          onCheck={(checked) => setTerms(checked && first ? sameTermsOf(first.inputs, today) : null)}
        >
          Same deposit, rate and costs for all
        </Checkbox>
        <div className="row to-end">
          <Button onClick={() => download(fileName('csv'), 'text/csv', csvOf(groups, columns))}>Export as CSV</Button>
          <XlsxButton
            label="Export as XLSX"
            fileName={fileName('xlsx')}
            sheets={() => [figuresSheet(groups, columns)]}
          />
        </div>
      </div>
      {terms === null ? null : <SameTermsFields terms={terms} onTerms={setTerms} />}
      <details className={`outlined round pad-sides no-print ${styles.criteria}`}>
        <summary className="target content-middle bold pointer">Your criteria</summary>
        <p className="quiet">The table says which homes meet them. They are stored on this device.</p>
        <CriteriaFields criteria={criteria} onCriteria={setAllCriteria} />
      </details>
      <FiguresTable columns={shown} groups={groups} onRemove={onRemove} />
      <p className="quiet">
        “Best” and “Worst” go by one figure each: a lower loan to value is better. The figures under them are
        differences from the first column. An estimate, not advice.
      </p>
    </>
  )
}

function withTerms(column: ShownColumn, terms: SameTerms): ShownColumn {
  return { ...column, inputs: withSameTerms(column.inputs, terms) }
}

function csvOf(...given: Parameters<typeof figuresSheet>): string {
  const { columns, rows } = figuresSheet(...given)
  return csvText([columns.map(({ head }) => head), ...rows])
}

function fileName(extension: 'csv' | 'xlsx'): string {
  return `homeyield-comparison-${isoDate(new Date())}.${extension}`
}

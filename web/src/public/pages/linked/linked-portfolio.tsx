import type { OpenPage } from '@homeyield/contract/link'
import { writeDay } from '@homeyield/domain/dates/write-day'
import { FIGURES, FIGURES_AT } from '@homeyield/domain/figures/figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { formatDollars, formatPercent } from '@homeyield/domain/money/amount'
import type { ReactNode } from 'react'
import { homeColumns } from '../../../components/portfolio/home-columns.tsx'
import { ownerColumns } from '../../../components/portfolio/owner-columns.tsx'
import { FigureList } from '../../../ui/figure-list.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import styles from './linked-page.module.css'

type RateEnd = OpenPage['portfolio']['rate_ends'][number]

const RATE_COLUMNS: readonly Column<RateEnd>[] = [
  { key: 'home', heading: 'Home', renderCell: ({ property }) => property },
  { key: 'loan', heading: 'Loan', isText: true, renderCell: ({ loan }) => loan },
  {
    key: 'until',
    heading: 'Fixed until',
    renderCell: ({ fixed_until }) => (fixed_until === null ? 'Floating' : writeDay(fixed_until)),
  },
  { key: 'rate', heading: 'Rate', renderCell: ({ rate }) => formatPercent(rate) },
  { key: 'balance', heading: 'Owed then', renderCell: ({ balance }) => formatDollars(balance) },
]

export function LinkedPortfolio({ page: { portfolio, year, expiresOn } }: { readonly page: OpenPage }) {
  const { as_at, left_out, homes, totals, before_tax, rate_ends } = portfolio
  return (
    <>
      <p>
        As at {writeDay(as_at)}. This link opens until {writeDay(expiresOn)}.
      </p>
      {left_out > 0 ? <p>{left_out} more homes are owned, which are not counted here.</p> : null}
      {homes.length === 0 ? <p>No home is marked as owned at present.</p> : null}
      <FigureList
        figures={[
          ...FIGURES_AT.portfolio.map((name) => ({
            label: FIGURES[name].label,
            value: writeFigure(FIGURES[name].unit, totals[name].value),
            note: totals[name].value === null ? null : countText(totals[name].homes, homes.length),
          })),
          {
            label: 'Cash over the year, before tax',
            value: before_tax.homes === 0 ? '–' : formatDollars(before_tax.cash_flow_before_tax),
            note: countText(before_tax.homes, homes.length),
          },
        ]}
      />
      <Part title="Homes" count={homes.length}>
        <Table
          columns={[
            { key: 'home', heading: 'Home', renderCell: ({ property }) => property, foot: 'Together' },
            ...homeColumns(totals),
          ]}
          rows={homes}
          rowKey={({ id }) => id}
          isListed
          scrollClassName={styles.scroll}
          scrollLabel="Homes, as a table"
        />
      </Part>
      <Part title="When rates end" count={rate_ends.length}>
        <Table
          columns={RATE_COLUMNS}
          rows={rate_ends}
          // Two loans of a home may have one name.
          rowKey={(_, index) => index}
          isListed
          scrollClassName={styles.scroll}
          scrollLabel="When rates end, as a table"
        />
      </Part>
      {year === null ? null : (
        <Part title="The year after tax, by owner" count={year.owners.length}>
          <p>
            An estimate of income tax from {writeDay(as_at)}, under the rules for the tax year to 31 March{' '}
            {year.tax_year}.
          </p>
          <Table
            columns={ownerColumns(year.owners)}
            rows={year.owners}
            rowKey={(_, index) => index}
            isListed
            scrollClassName={styles.scroll}
            scrollLabel="The year by owner, as a table"
          />
        </Part>
      )}
    </>
  )
}

function Part({
  title,
  count,
  children,
}: {
  readonly title: string
  readonly count: number
  readonly children: ReactNode
}) {
  if (count === 0) return null
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function countText(known: number, all: number): string | null {
  return known > 0 && known < all ? `${known} of ${all} homes` : null
}

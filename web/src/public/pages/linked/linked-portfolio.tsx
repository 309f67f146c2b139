import type { OpenPage } from '@homeyield/contract/link'
import { writeDay } from '@homeyield/domain/dates/write-day'
import { FIGURES, FIGURES_AT } from '@homeyield/domain/figures/figures'
import { LOAN_FIGURES } from '@homeyield/domain/figures/loan-figures'
import { writeFigure } from '@homeyield/domain/figures/write-figure'
import { formatDollars } from '@homeyield/domain/money/amount'
import type { ReactNode } from 'react'
import { homeColumns } from '../../../components/portfolio/home-columns.tsx'
import { ownerColumns } from '../../../components/portfolio/owner-columns.tsx'
import { YearsApart } from '../../../components/portfolio/years-apart.tsx'
import { FigureList } from '../../../ui/figure-list.tsx'
import { type Column, Table } from '../../../ui/table.tsx'

type Loan = OpenPage['loans'][number]

const LOAN_COLUMNS: readonly Column<Loan>[] = [
  { key: 'home', heading: 'Home', renderCell: ({ property }) => property },
  { key: 'loan', heading: 'Loan', isText: true, renderCell: ({ name }) => name },
  ...LOAN_FIGURES.map(({ label, isText, write }): Column<Loan> => ({
    key: label,
    heading: label,
    isText: isText === true,
    renderCell: write,
  })),
]

export function LinkedPortfolio({ page: { portfolio, loans, rents, year, expiresOn } }: { readonly page: OpenPage }) {
  const { as_at, left_out, homes, totals, before_tax } = portfolio
  const rentOf = new Map(rents.map(({ home_id, weekly_rental_income }) => [home_id, weekly_rental_income]))
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
      <YearsApart homes={homes.map(({ id, property, year_differs }) => ({ id, name: property, year_differs }))} />
      <Part title="Homes" count={homes.length}>
        <Table
          columns={[
            { key: 'home', heading: 'Home', renderCell: ({ property }) => property, foot: 'Together' },
            {
              key: 'rent',
              heading: 'Rent a week',
              renderCell: ({ id }) => writeFigure('money', rentOf.get(id) ?? null),
            },
            ...homeColumns(totals),
          ]}
          rows={homes}
          rowKey={({ id }) => id}
          isListed
          scrollLabel="Homes, as a table"
        />
      </Part>
      <Part title="Loans" count={loans.length}>
        <Table
          columns={LOAN_COLUMNS}
          rows={loans}
          // Two loans of a home may have one name.
          rowKey={(_, index) => index}
          isListed
          scrollLabel="Loans, as a table"
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

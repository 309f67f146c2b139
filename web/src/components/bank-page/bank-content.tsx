import type { BankPage } from '@homeyield/domain/assessment/compose-bank-page'
import type { BankTable } from '@homeyield/domain/assessment/describe-bank-application'
import { FigureList } from '../../ui/figure-list.tsx'
import { Table } from '../../ui/table.tsx'
import { ThresholdBars } from './threshold-bars.tsx'

/** What a bank asks about a home, or about several together, on screen and in print. */
export function BankContent({ page }: { page: BankPage }) {
  const { lender, missing, borrowers, income, homes, loans, repayments, counted } = page
  return (
    <>
      {lender === null ? <p className="bold loss">– {missing}</p> : <Ratios lender={lender} />}
      <TitledTable table={borrowers} />
      <section className="stack tight">
        <h3>Income</h3>
        <FigureList figures={income} />
      </section>
      {homes === null ? null : <TitledTable table={homes} />}
      <TitledTable table={loans} />
      {repayments.length === 0 ? null : <FigureList figures={repayments} />}
      {counted.length === 0 ? null : (
        <section className="quiet stack close">
          <h3>What is counted</h3>
          {counted.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      )}
    </>
  )
}

function Ratios({ lender }: { lender: NonNullable<BankPage['lender']> }) {
  return (
    <>
      <ThresholdBars bars={lender.bars} />
      <FigureList figures={lender.figures} />
      {lender.shaded.length === 0 ? null : (
        <section className="stack tight">
          <h3>{lender.shadedTitle}</h3>
          <FigureList figures={lender.shaded} />
        </section>
      )}
    </>
  )
}

function TitledTable({ table: { title, columns, rows, missing } }: { table: BankTable }) {
  return (
    <section className="stack tight">
      <h3>{title}</h3>
      {rows.length === 0 ? null : (
        <Table
          scrollLabel={title}
          isDense={columns.length > 5}
          isListed
          columns={columns.map(({ label, ...column }, at) => ({
            ...column,
            key: label,
            heading: label,
            renderCell: ({ name, cells }: BankTable['rows'][number]) => (at === 0 ? name : cells[at - 1]),
          }))}
          rows={rows}
          rowKey={({ number }) => number}
        />
      )}
      {missing === '' ? null : <p className="quiet">{missing}</p>}
    </section>
  )
}

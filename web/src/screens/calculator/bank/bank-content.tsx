import type { BankPage } from '@homeyield/domain/assessment/compose-bank-page'
import type { BankTable } from '@homeyield/domain/assessment/describe-bank-application'
import { ScrollRegion } from '../../../components/scroll-region.tsx'
import { Missing } from '../figures/missing.tsx'
import styles from './bank.module.css'
import { LenderFigures } from './lender-figures.tsx'
import { ThresholdBars } from './threshold-bars.tsx'

/** What a bank asks about a home, on screen and in print. */
export function BankContent({ page }: { page: BankPage }) {
  const { lender, missing, borrowers, income, loans, repayments } = page
  return (
    <>
      {lender === null ? <Missing>{missing}</Missing> : <Ratios lender={lender} />}
      <Table table={borrowers} />
      <section className={styles.part}>
        <h3>Income</h3>
        <LenderFigures figures={income} />
      </section>
      <Table table={loans} />
      {repayments.length === 0 ? null : <LenderFigures figures={repayments} />}
    </>
  )
}

function Ratios({ lender }: { lender: NonNullable<BankPage['lender']> }) {
  return (
    <>
      <ThresholdBars bars={lender.bars} />
      <LenderFigures figures={lender.figures} />
      {lender.shaded.length === 0 ? null : (
        <section className={styles.part}>
          <h3>{lender.shadedTitle}</h3>
          <LenderFigures figures={lender.shaded} />
        </section>
      )}
    </>
  )
}

function Table({ table: { title, columns, rows, missing } }: { table: BankTable }) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {rows.length === 0 ? null : (
        <ScrollRegion label={title} className={styles.scroll}>
          <table className={`${styles.table} figure`} data-wide={columns.length > 5 || undefined}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ number, name, cells }) => (
                <tr key={number}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, at) => (
                    <td key={columns[at + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
      {missing === '' ? null : <p className={styles.verdict}>{missing}</p>}
    </section>
  )
}

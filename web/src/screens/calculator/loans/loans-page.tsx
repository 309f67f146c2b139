import { Panel } from '../../../ui/panel.tsx'
import { usePageContext } from '../model/page-context.ts'
import { NextChange } from '../result/next-change.tsx'
import { PageLink } from '../sections/page-link.tsx'
import { IfRatesRise } from './if-rates-rise.tsx'
import { Loans } from './loans.tsx'
import { LoansTotals } from './loans-totals.tsx'

/** What is owed and paid, and what the week becomes when rates change. */
export function LoansPage() {
  const { premium } = usePageContext()
  return (
    <>
      <Panel name="loans" title="Loans">
        <LoansTotals premium={premium} />
        <NextChange />
        <Loans premium={premium} />
        <p>
          Price, deposit, rate and repayments are on <PageLink page="numbers">Numbers</PageLink>.
        </p>
      </Panel>
      <Panel name="if-rates-rise" title="If rates rise">
        <IfRatesRise premium={premium} />
      </Panel>
    </>
  )
}

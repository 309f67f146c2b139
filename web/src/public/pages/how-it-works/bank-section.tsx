import { composeBankPage } from '@homeyield/domain/assessment/compose-bank-page'
import { appraise } from '@homeyield/domain/appraisal/appraise'
import { completeAnalysis } from '@homeyield/domain/analysis/inputs/complete-analysis'
import { FigureTable } from './figure-table.tsx'
import styles from './how-it-works.module.css'
import { WORKED_DAY, workedAnalysis } from './worked-analysis.ts'
import { workedExample } from './worked-example.ts'

const ASKED = { gross_income: 143_000, rent_shading_pct: 25 } as const

/** "For your bank", worked through. */
export function BankSection() {
  const example = workedExample({ analysis: ASKED })
  const home = { inputs: example, figures: appraise(example) }
  const page = composeBankPage(home, workedAnalysis(ASKED), completeAnalysis(example, WORKED_DAY, true))
  const { bars = [], figures = [], meaning = [] } = page.lender ?? {}
  return (
    <section id="for-your-bank" aria-labelledby="for-your-bank-title" className={`stack loose ${styles.section}`}>
      <h2 id="for-your-bank-title">For your bank</h2>
      <p>
        Loan to value (LVR) is the loan by the price, or by another value that you choose. Debt to income (DTI) is all
        debt by a year of income, with the part of the rent that the bank counts. Interest cover is a year of that rent
        by the interest at the test rate. The example has an income of $143,000 and 75% of the rent.
      </p>
      <FigureTable
        caption="The ratios of the example"
        heads={['Ratio', 'Figure', 'Against the limit']}
        rows={bars.map(({ label, value, verdict }) => [label, value ?? '–', verdict])}
      />
      <FigureTable
        caption="Its figures"
        heads={['Figure', 'Amount']}
        rows={figures.map(({ label, value }) => [label, value])}
      />
      {meaning.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="quiet">
        {page.rulesTitle}. The LVR is free. The rest, and the page for your bank to print or as PDF, come with Premium.
      </p>
    </section>
  )
}

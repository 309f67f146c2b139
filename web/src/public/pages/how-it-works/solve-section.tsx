import type { GivenAnalysis } from '@homeyield/domain/analysis/inputs/analysis-inputs'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import type { Solves } from '@homeyield/domain/analysis/solve/solve-targets'
import { FigureTable } from './figure-table.tsx'
import styles from './how-it-works.module.css'
import { moneyText } from './money-text.ts'
import { workedAnalysis } from './worked-analysis.ts'

const ANSWERS: readonly (readonly [target: string, asked: string, name: keyof Solves, given: GivenAnalysis])[] = [
  ['A gross yield of 5%', 'A price up to', 'price_for_gross_yield', { target_gross_yield: 5 }],
  ['A net yield of 1%', 'A price up to', 'price_for_net_yield', { target_net_yield: 1 }],
  ['$0 of cash each week', 'A price up to', 'price_for_weekly_cash_flow', { target_weekly_cash_flow: 0 }],
  ['A net yield of 3%', 'A rent from', 'rent_for_net_yield', { target_net_yield: 3 }],
  ['No cash missing', 'A deposit from', 'deposit_for_weekly_cash_flow', { target_weekly_cash_flow: 0 }],
  ['An LVR of 70%', 'A deposit from', 'deposit_for_lvr', { target_lvr: 70 }],
]

/** "What would I have to pay?", worked through. */
export function SolveSection() {
  return (
    <section id="solve" aria-labelledby="solve-title" className={`stack loose ${styles.section}`}>
      <h2 id="solve-title">What would I have to pay?</h2>
      <p>
        The same sums backwards: choose a yield, the cash of a week or an LVR, and the price, the rent or the deposit
        that reaches it. A price is rounded down to whole dollars, a rent and a deposit up, so that the answer reaches
        the target. The ordinary calculation with the answer is shown beside it.
      </p>
      <div className={`stack tight ${styles.sum}`}>
        <p className={styles.formula}>price for a gross yield = 52 × weekly rent × 100 ÷ yield</p>
        <ul className="figure">
          <li>52 × $635 × 100 ÷ 5 = {solved('price_for_gross_yield', { target_gross_yield: 5 })}</li>
        </ul>
      </div>
      <FigureTable
        caption="The example, backwards"
        heads={['To reach', 'It takes', 'Answer']}
        rows={ANSWERS.map(([target, asked, name, given]) => [target, asked, solved(name, given)])}
      />
      <p className="quiet">The price for a gross yield is free. The rest comes with Premium.</p>
    </section>
  )
}

function solved(name: keyof Solves, given: GivenAnalysis): string {
  const answer = workedAnalysis(given)[name]
  return isKnown(answer) ? moneyText(answer.value.shown) : answer.message
}

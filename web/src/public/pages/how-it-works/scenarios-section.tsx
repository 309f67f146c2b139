import { compare } from '@homeyield/domain/figures/compare/compare'
import { type FigureName, FIGURES, HEADLINE } from '@homeyield/domain/figures/figures'
import { writeDifference, writeFigure } from '@homeyield/domain/figures/write-figure'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import { FigureTable } from './figure-table.tsx'
import styles from './how-it-works.module.css'
import { WORKED_DAY } from './worked-analysis.ts'
import { workedExample } from './worked-example.ts'

const SHOWN: readonly FigureName[] = ['purchase_price', 'gross_rental_yield', 'net_rental_yield', HEADLINE]

/** Scenarios and the comparison, with the example and the same home 20 % cheaper. */
export function ScenariosSection() {
  return (
    <section id="scenarios" aria-labelledby="scenarios-title" className={`stack loose ${styles.section}`}>
      <h2 id="scenarios-title">Scenarios and comparison</h2>
      <p>
        A scenario of a saved calculation has a name and only the figures that differ from it, such as another rate or
        price. Change the calculation, and each scenario follows in everything else. A scenario can become the
        calculation: the two are swapped.
      </p>
      <p>
        “Every figure side by side” has up to six homes and scenarios as columns. The best and the worst of each result
        are marked where one column alone is: a higher figure is better, but for the price and the loan to value (LVR).
        “Same deposit, rate and costs for all” computes every column with the same figures, each with one loan, so that
        only the homes differ. Nothing of that is saved.
      </p>
      <FigureTable
        caption="The example, and the same home at 80% of price and deposit"
        heads={['Figure', 'The example', '20% cheaper', 'Difference']}
        rows={worked()}
      />
      <p className="quiet">Scenarios and the comparison come with Premium.</p>
    </section>
  )
}

function worked(): readonly (readonly string[])[] {
  const cheaper = { purchase_price: 680_000, deposit: 136_000 }
  const compared = compare(
    [
      { name: 'The example', inputs: workedExample({}) },
      { name: '20% cheaper', inputs: workedExample(cheaper) },
    ],
    WORKED_DAY,
  )
  const results = isKnown(compared) ? compared.value.results : []
  return SHOWN.map((name) => {
    const { short, unit } = FIGURES[name]
    const row = results.find((result) => result.name === name)
    const values = (row?.values ?? []).map((value) => writeFigure(unit, isKnown(value) ? value.value : null))
    const difference = row?.differences[1] ?? null
    const [example = '–', other = '–'] = values
    return [short, example, other, difference === null ? '–' : (writeDifference(unit, difference) ?? '–')]
  })
}

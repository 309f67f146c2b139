import { compare } from '@homeyield/domain/figures/compare/compare'
import { type FigureName, FIGURES, HEADLINE } from '@homeyield/domain/figures/figures'
import { writeDifference, writeFigure } from '@homeyield/domain/figures/write-figure'
import { isKnown } from '@homeyield/domain/outcome/outcome'
import type { Examples } from './examples.ts'
import { WORKED_DAY } from './worked-analysis.ts'
import { workedExample } from './worked-example.ts'

const SHOWN: readonly FigureName[] = ['purchase_price', 'gross_rental_yield', 'net_rental_yield', HEADLINE]

/** The example and the same home 20 % cheaper. */
export function scenariosExamples(): Examples {
  return {
    tables: {
      cheaper: {
        caption: 'The example, and the same home at 80% of price and deposit',
        heads: ['Figure', 'The example', '20% cheaper', 'Difference'],
        rows: worked(),
      },
    },
  }
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

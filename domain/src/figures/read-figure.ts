import type { Analysis } from '../analysis/analyse.ts'
import type { Appraisal } from '../appraisal/appraise.ts'
import type { CalculationInputs } from '../calculation/fields.ts'
import { isLivedIn } from '../calculation/purpose.ts'
import { weeklyCostToLiveHere } from '../own-home/cost-to-live-here.ts'
import type { Outcome } from '../outcome/outcome.ts'
import { chainKnown, missingInput } from '../outcome/outcome.ts'
import { type FigureName, type FigureNeed, figureOf, type FigureValue } from './figures.ts'

/** What figures are read from. */
export interface Results {
  readonly inputs: CalculationInputs
  readonly figures: Appraisal
  readonly analysis: Analysis
}

const NOT_LIVED_IN = { reason: 'not_defined', message: 'It is not for living in.' } as const

/** The figures that are no figures of the appraisal. */
const READ = {
  purchase_price: ({ inputs }) => inputs.purchase_price,
  weekly_cost_to_live_here: ({ inputs, figures }) =>
    isLivedIn(inputs) ? weeklyCostToLiveHere(inputs, figures) : NOT_LIVED_IN,
  irr_after_tax: ({ analysis }) => chainKnown(analysis.after_tax, (known) => known.irr_after_tax),
  value: ({ analysis }) => chainKnown(analysis.loans_now, ({ value }) => knownOrPrice(value)),
  debt: ({ analysis }) => chainKnown(analysis.loans_now, ({ debt }) => knownOrPrice(debt)),
  equity: ({ analysis }) => chainKnown(analysis.years_ahead, ({ years }) => knownOrPrice(years.at(-1)?.equity ?? null)),
  lvr: ({ analysis }) => analysis.lvr,
  break_even_rate_shift: ({ analysis }) => analysis.break_even_rate_shift,
} as const satisfies { readonly [Name in FigureName]?: (results: Results) => Read<Name> | Outcome<FigureValue<Name>> }

type Read<Name extends FigureName> = FigureValue<Name> | null

/** The figures of the appraisal, each of the period of its row. */
type Appraised = { readonly [Name in Exclude<FigureName, keyof typeof READ>]: Read<Name> }

const NEEDED: Readonly<Record<FigureNeed, string>> = { price: 'a purchase price', rent: 'a rent', loan: 'the loan' }

/** A figure, or what is missing for it. */
export function readFigure(name: FigureName, results: Results): Outcome<number> {
  const appraised: Appraised = results.figures
  const found = hasReading(name) ? READ[name](results) : appraised[name]
  if (typeof found === 'number') return { value: found }
  const { needs = [] } = figureOf(name)
  return found ?? missingInput(needs.map((need) => NEEDED[need]).join(' and '))
}

function hasReading(name: FigureName): name is keyof typeof READ {
  return Object.hasOwn(READ, name)
}

function knownOrPrice(value: number | null): Outcome<number> {
  return value === null ? missingInput('a purchase price') : { value }
}

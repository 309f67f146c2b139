import type { Outcome } from '../outcome/outcome.ts'
import { missingInput } from '../outcome/outcome.ts'
import { type FigureName, type FigureNeed, figureOf, type Results } from './figures.ts'

const NEEDED: Readonly<Record<FigureNeed, string>> = { price: 'a purchase price', rent: 'a rent', loan: 'the loan' }

/** A figure, or what is missing for it. */
export function readFigure(name: FigureName, results: Results): Outcome<number> {
  const { read, needs } = figureOf(name)
  const found = read(results)
  if (typeof found === 'number') return { value: found }
  return found ?? missingInput(needs.map((need) => NEEDED[need]).join(' and '))
}

// How often held-out cells reach the rents that they are said to reach with a chance:
//   node imports/bench/screening-chance.ts
// Each figure of an area is estimated without itself (docs/method/market-rent.md, "Fitting the constants").
import { HALF_WIDTHS } from '@homeyield/domain/rent/estimate-constants'
import { chanceOfRent, logRent } from '@homeyield/domain/screening/chance'
import { parseSeedTables, readSeedTexts, SEEDS } from '../src/reference/seed-tables.ts'
import { type HeldOutCell, holdOut } from '../src/surroundings/hold-out.ts'

const CHANCES = [0.1, 0.2, 0.3, 0.5, 0.7, 0.8, 0.9]
/** Of the chances of rents around a cell, those within this of a chance count as it. */
const NEAR = 0.02

const { areas, cells } = parseSeedTables(await readSeedTexts(SEEDS))
const held = holdOut(cells, areas)
const lines = CHANCES.map((chance) => {
  const said = held.flatMap((cell) => rentsWithChance(cell, chance))
  const reached = said.filter((isReached) => isReached).length
  return `${(100 * chance).toFixed(0).padStart(6)} %${((100 * reached) / said.length).toFixed(1).padStart(10)} %${String(said.length).padStart(9)}`
})
process.stdout
  .write(`Held-out figures of areas that reach a rent, by the chance that they are said to have (80 %: 75 to 85 asked)
    said    reached   figures
${lines.join('\n')}
`)

/** Of rents around a cell's estimate in steps of a per cent, whether it reaches those with about this chance. */
function rentsWithChance({ gap, variance, sampling }: HeldOutCell, chance: number): boolean[] {
  const half = HALF_WIDTHS.interval_80 * Math.sqrt(variance + sampling)
  const rent = logRent({ median: 1, interval_80: [Math.exp(-half), Math.exp(half)] })
  const rents = Array.from({ length: 121 }, (_, step) => Math.exp((step - 60) / 100))
  return rents
    .filter((needed) => Math.abs(chanceOfRent(rent, needed) - chance) <= NEAR)
    .map((needed) => gap >= Math.log(needed))
}

// Fits the constants of the rent estimate again, prints them beside those in use, and changes nothing:
//   node imports/bench/rent-fit.ts [MBIE's "Detailed Quarterly Tenancy" file = the shipped rents]
// A developer takes them over in domain/src/rent/estimate-constants.ts by decision.
import { KIND_CONSTANTS, relativityOf } from '@homeyield/domain/rent/estimate-constants'
import { kindOf } from '../src/market-rents/area-cell.ts'
import { readMarketRents } from '../src/mbie-quarterly/read-market-rents.ts'
import { parseSeedTables, readLaterCodes, readSeedTexts, SEEDS } from '../src/reference/seed-tables.ts'
import { checkCalibration, describeCalibration } from '../src/surroundings/check-calibration.ts'
import { fitNoise } from '../src/surroundings/fit-noise.ts'
import { fitPulls } from '../src/surroundings/fit-pulls.ts'
import { fitRelativities } from '../src/surroundings/fit-relativities.ts'
import { groupErrors } from '../src/surroundings/group-errors.ts'
import { holdOut } from '../src/surroundings/hold-out.ts'
import { measureSurroundings } from '../src/surroundings/measure-surroundings.ts'

// With fewer cells noise and pull say nothing: they are set by those of the other kinds.
const FEWEST = 20

const [, , path] = process.argv
const shipped = parseSeedTables(await readSeedTexts(SEEDS))
const { areas } = shipped
const cells = path === undefined ? shipped.cells : (await readMarketRents(path, areas, await readLaterCodes())).cells

const start = performance.now()
const surroundings = measureSurroundings(cells, areas)
const milliseconds = performance.now() - start
const used = cells.filter((cell) => !surroundings?.setAside.has(cell))
const relativities = fitRelativities(cells, areas)
const noises = fitNoise(used)
const pulls = fitPulls(holdOut(cells, areas, (kind) => relativities.get(kind)))
const counts = Map.groupBy(used, kindOf)

const lines = [...relativities].map(([kind, relativity]) => {
  const count = counts.get(kind)?.length ?? 0
  const constants = KIND_CONSTANTS[kind]
  const known = (fits: ReadonlyMap<string, number>) => (count < FEWEST ? undefined : fits.get(kind))
  return [
    kind.padEnd(13),
    String(count).padStart(6),
    column(relativityOf(kind), relativity, 4),
    ...(constants === undefined
      ? []
      : [column(constants.noise, known(noises), 4), column(constants.pull, known(pulls), 2)]),
  ].join('')
})
const { all, byWidth, byBonds } = groupErrors(holdOut(cells, areas))
const errors = [all, ...byWidth, ...byBonds].map(
  ({ group, figures, error, inside_80 }) =>
    `${group.padEnd(13)}${String(figures).padStart(6)}${error.toFixed(1).padStart(9)} %${inside_80.toFixed(1).padStart(9)} %`,
)
const calibration = checkCalibration(cells, areas)
process.stdout.write(`${cells.length} cells; surroundings of the country in ${Math.round(milliseconds)} ms
In use → fitted; – with fewer than ${FEWEST} cells
                cells          relativity               noise                pull
${lines.join('\n')}
${calibration === null ? '' : `${describeCalibration(calibration)}\n`}Errors by the width of the interval and by the bonds of the figure, for domain/src/rent/estimate-errors.ts
             figures     error   inside 80
${errors.join('\n')}
`)

function column(inUse: number | undefined, fitted: number | undefined, decimals: number): string {
  const format = (figure: number | undefined) => figure?.toFixed(decimals) ?? '–'
  return `${format(inUse)} → ${format(fitted)}`.padStart(20)
}

import { appraise } from '../appraisal/appraise.ts'
import type { CalculationInputs } from '../calculation/fields.ts'
import { HEADLINE } from '../figures/figures.ts'
import { loanToValue } from '../loans/loan-to-value.ts'
import { round } from '../money/round.ts'
import { isKnown } from '../outcome/outcome.ts'
import { MAX_BEDROOMS_IN_MARKET_RENTS } from '../property/property-options.ts'
import { pick, recordOf } from '../records/pick.ts'
import { findMarketRent } from '../rent/market-rent-choice.ts'
import type { RentFigures } from '../rent/rent-table.ts'
import { chanceOfRent, type LogRent, logRent } from './chance.ts'
import type { Criteria } from './criteria.ts'
import { describeResult } from './describe-result.ts'
import { homeInputs } from './home-inputs.ts'
import { hasPrice, judgeFacts, judgeFigures, type Judged, neededRents, verdictOf } from './judge.ts'
import { priceThatWorks, type WorkingPrice } from './meets-figures.ts'
import { rankHomes } from './rank-homes.ts'
import type { ListedInputs, ScreenedHome } from './screened-home.ts'
import { SCREENED_FIGURES, type ScreenedFigures, type ScreenedResult, type UnrankedHome } from './screened-result.ts'
import type { Terms } from './terms.ts'

/** The homes of a list on its terms, best first. Source: docs/method/screening.md, "Rank". */
export function screenHomes(
  homes: readonly ScreenedHome[],
  terms: Terms,
  criteria: Criteria,
): readonly ScreenedResult[] {
  return rankHomes(homes.map((home) => screenHome(home, terms, criteria)))
}

/** One home, before it is ranked among the others. */
export function screenHome({ id, home, rents }: ScreenedHome, terms: Terms, criteria: Criteria): UnrankedHome {
  const inputs = homeInputs(home, rents, terms)
  const bedrooms = home.number_of_bedrooms ?? terms.number_of_bedrooms
  const rent =
    inputs.rent_source === 'market' ? findMarketRent(rents, inputs.dwelling, inputs.number_of_bedrooms) : null
  const log = rent === null ? null : logRent(rent)
  const needed = neededRents(inputs, criteria)
  const facts = judgeFacts(inputs, bedrooms, rent, criteria)
  const judged = { ...facts, ...judgeFigures(needed, rent) }
  const neededForAll = Object.values(needed).includes(null) ? null : Math.max(0, ...withoutNulls(needed))
  const isMissed = Object.values(facts).includes('missed')
  const [works, surelyWorks] = isMissed ? ([null, null] as const) : pricesThatWork(inputs, rent, terms, criteria)
  const result = {
    id,
    assumed: assumedOf(home, terms),
    rent: rent === null ? null : pick(rent, ['median', 'interval_80', 'confidence', 'period']),
    ...figuresOf(inputs, rent),
    needed_rent: neededForAll === Infinity || neededForAll === 0 ? null : neededForAll,
    chance: chanceOf(hasPrice(inputs) ? log : null, neededForAll, facts),
    works_at: finite(works),
    surely_works_at: finite(surelyWorks),
    judged,
    verdict: verdictOf(judged),
    is_out: criteria.deal_breakers.some((name) => judged[name] === 'missed'),
  }
  return {
    result: {
      ...result,
      why: describeResult({ inputs, bedrooms, criteria, needed, works, ...result }),
    },
    rent: log,
    rentKey: rentKeyOf(id, inputs),
  }
}

/** The calculator's figures, but none that only seem known: without a rent, and cash without a price and so without its loan. */
function figuresOf(inputs: CalculationInputs, rent: RentFigures | null): ScreenedFigures {
  const ratio = loanToValue(inputs)
  const figures = { ...appraise(inputs), lvr: isKnown(ratio) ? ratio.value : null }
  return recordOf(SCREENED_FIGURES, (name) => {
    const isShown = name === 'lvr' || (rent !== null && (name !== HEADLINE || hasPrice(inputs)))
    return isShown ? figures[name] : null
  })
}

function assumedOf(home: ListedInputs, terms: Terms): ScreenedResult['assumed'] {
  const names = ['dwelling', 'number_of_bedrooms'] as const
  return names.filter((name) => home[name] === null && terms[name] !== null)
}

function withoutNulls(needed: object): number[] {
  return Object.values(needed).filter((rent) => typeof rent === 'number')
}

function chanceOf(rent: LogRent | null, needed: number | null, facts: Judged): number | null {
  if (Object.values(facts).includes('missed')) return 0
  if (rent === null || needed === null || Object.values(facts).includes('unclear')) return null
  return round(chanceOfRent(rent, needed), 4)
}

/** Of a home without a price: at the calculator's rent, and at the lower end of the 80 % interval. */
function pricesThatWork(
  inputs: CalculationInputs,
  rent: RentFigures | null,
  terms: Terms,
  criteria: Criteria,
): readonly [WorkingPrice, WorkingPrice] {
  if (rent === null || hasPrice(inputs)) return [null, null]
  const [from] = rent.interval_80
  const cautious = { ...inputs, rent_source: 'typed', weekly_rental_income: from } as const
  return [priceThatWorks(inputs, criteria, terms), priceThatWorks(cautious, criteria, terms)]
}

function finite(price: WorkingPrice): number | null {
  return typeof price === 'number' && price !== Infinity ? price : null
}

function rentKeyOf(id: string, { sa2_code, dwelling, number_of_bedrooms }: CalculationInputs): string {
  const bedrooms = dwelling === 'Room' ? 1 : Math.min(number_of_bedrooms, MAX_BEDROOMS_IN_MARKET_RENTS)
  return `${sa2_code ?? id} ${dwelling} ${bedrooms}`
}

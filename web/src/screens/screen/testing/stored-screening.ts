import type { ChangeScreeningBody, Screening, ScreeningHome } from '@homeyield/contract/screening'
import { NO_CRITERIA } from '@homeyield/domain/screening/criteria'
import { comparedHomes } from '@homeyield/domain/screening/compared-homes'
import { screenHomes } from '@homeyield/domain/screening/screen-homes'
import { FIRST_TERMS } from '@homeyield/domain/screening/terms'
import type { Answers, Sent } from '../../../testing/stand-in-server.ts'
import { refuse } from '../../../testing/stand-in-server.ts'
import { applyChanges } from '../list/list-changes.ts'

/** The area of the example in docs/method/screening.md, "Chance": $650, 80 % of $599 to $706. */
export const NEWTOWN: Screening['areas'][number] = {
  sa2_code: '252900',
  rents: [
    {
      dwelling: 'House',
      number_of_bedrooms: 3,
      lower_quartile: 600,
      median: 650,
      upper_quartile: 700,
      interval_80: [599, 706],
      confidence: 'Medium',
      period: '2025-07-01',
    },
  ],
}

export const LIST_ID = '00000000-0000-4000-8000-000000000001'

export function listedHome(number: number, changes: Partial<ScreeningHome> = {}): ScreeningHome {
  const property = `${number} Rintoul Street, Newtown, Wellington`
  return {
    id: `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`,
    text: `${number} Rintoul St`,
    state: 'known',
    found: 'address',
    property,
    is_sample_address: false,
    suburb: 'Newtown',
    city: 'Wellington',
    meshblock: null,
    sa2_code: NEWTOWN.sa2_code,
    dwelling: 'House',
    number_of_bedrooms: 3,
    purchase_price: 650_000,
    price_words: null,
    doubts: [],
    candidates: [],
    left_out: false,
    calculation_id: null,
    ...changes,
  }
}

export function storedScreening(homes: readonly ScreeningHome[], changes: Partial<Screening> = {}): Screening {
  const screening: Screening = {
    id: LIST_ID,
    name: 'My list',
    version: 1,
    number_of_homes: homes.length,
    created_at: '2026-11-26T00:00:00Z',
    updated_at: '2026-11-26T00:00:00Z',
    as_at: '2026-11-27',
    terms: { ...FIRST_TERMS, interest_rate: 6.5 },
    criteria: { ...NO_CRITERIA, gross_at_least: 5, dwellings: [], deal_breakers: [] },
    homes: [...homes],
    results: [],
    areas: [NEWTOWN],
    ...changes,
  }
  return withResults(screening)
}

function withResults(screening: Screening): Screening {
  const results = screenHomes(comparedHomes(screening.homes, screening.areas), screening.terms, screening.criteria)
  // As it arrives from the server.
  return JSON.parse(JSON.stringify({ ...screening, results })) as Screening
}

/** A server with one list: changes are applied, another version is refused, and the first candidate's place is found. */
export function screeningAnswers(stored: Screening): Answers {
  let current = stored
  return {
    listScreenings: () => [current],
    readScreening: () => current,
    createScreening: () => current,
    readTemplates: { version: 0, templates: [] },
    changeScreening: ({ body, query }: Sent) => {
      const { version, ...changes } = body as unknown as ChangeScreeningBody
      if (version !== current.version) return refuse(409, { error: 'Changed', code: 'conflict', screening: current })
      const applied = applyChanges(current, changes as Parameters<typeof applyChanges>[1])
      const homes = applied.homes.map((home) => {
        const chosen = changes.homes?.find(({ id }) => id === home.id)?.candidate_id
        const property = home.candidates.find(({ id }) => id === chosen)?.address
        if (property === undefined) return home
        return { ...home, state: 'known' as const, property, sa2_code: NEWTOWN.sa2_code, candidates: [] }
      })
      const before = new Set(current.homes.map((home) => JSON.stringify(home)))
      current = withResults({ ...applied, homes, version: version + 1 })
      if (query['answer'] !== 'changes') return current
      const { homes: all, results: _, ...rest } = current
      return { ...rest, changed_homes: all.filter((home) => !before.has(JSON.stringify(home))) }
    },
  }
}

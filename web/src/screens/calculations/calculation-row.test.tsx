import type { ListedCalculation } from '@homeyield/contract/saved-calculation'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { CalculationRow } from './calculation-row.tsx'
import { CompactRow } from './compact-row.tsx'

const LOW: Partial<ListedCalculation> = {
  id: '0196f3a0-0000-7000-8000-000000000001',
  property: '12 Rose Street, Te Kūiti',
  updated_at: '2026-09-05T12:30:00.000Z',
  rent_source: 'market',
  weekly_rental_income: 705,
  purchase_price: 480_000,
  gross_rental_yield: 7.64,
  net_rental_yield: 2.1,
  weekly_cash_flow: -10,
  suburb: 'Te Kūiti',
  dwelling: 'House',
  purpose: 'rent_out',
  weekly_cost_to_live_here: null,
  estimate_weekly_lower: null,
  estimate_weekly_upper: null,
  property_photo_url: null,
  image_url: null,
  market_confidence: 'Low',
  market_interval_lower: 528,
  market_interval_upper: 947,
  status: null,
  tags: [],
  note: null,
}
const UNKNOWN = { market_confidence: null, market_interval_lower: null, market_interval_upper: null }

function draw(change: Partial<ListedCalculation> = {}): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <CalculationRow
        calculation={{ ...LOW, ...change } as ListedCalculation}
        place={null}
        tick={null}
        savingStatus={undefined}
        onStatus={() => {}}
        onMark={() => {}}
        onCopy={() => {}}
        onSend={() => {}}
        onDelete={() => {}}
      />
    </MemoryRouter>,
  )
}

it('names the link by the whole address, whose street has no comma on the card', () => {
  expect(draw()).toMatch(
    /<a [^>]*aria-label="12 Rose Street, Te Kūiti"[^>]*>12 Rose Street<span class="visually-hidden">,</u,
  )
})

it('shows how sure the rent is, and marks one that is not', () => {
  expect(draw()).toContain('Low confidence, area median $528–947')
  expect(draw()).toContain('unsure')
  expect(draw({ ...UNKNOWN })).toContain('Confidence not known')
  expect(draw({ ...UNKNOWN })).toContain('unsure')
  expect(draw({ market_confidence: 'High' })).toContain('High confidence, area median $528–947')
  expect(draw({ market_confidence: 'High' })).not.toContain('unsure')
})

it.each<Partial<ListedCalculation>>([{ rent_source: 'typed' }, { rent_source: 'range', weekly_rental_income: null }])(
  'says nothing of a rent that is not the market’s: %j',
  (change) => {
    expect(draw(change)).not.toContain('onfidence')
  },
)

it('leads with the answer to what the home is for', () => {
  expect(draw()).toContain('>Cash each week</dt>')
  const lived = draw({ purpose: 'live_in', weekly_cost_to_live_here: 1129 })
  expect(lived).toContain('>Cost to live here each week</dt><dd class="figure">$1,129')
  expect(lived).toContain('Renting a home like this: $705 a week')
  expect(lived).not.toContain('Cash each week')
  expect(lived).not.toContain('Add its loan')
  expect(draw({ purpose: 'live_in', purchase_price: 900_000 })).toContain('Add its loan')
  expect(draw({ purpose: 'live_in', purchase_price: null })).toContain('Add its price and loan')
  expect(draw({ purpose: 'client' })).not.toContain('Cash each week')
  const estimated = draw({ purpose: 'client', estimate_weekly_lower: 690, estimate_weekly_upper: 720 })
  expect(estimated).toContain('>Rental estimate</dt><dd class="figure">$690 to $720 a week')
  expect(estimated).not.toContain('Your estimate')
  expect(
    draw({ purpose: 'client', estimate_weekly_lower: 690, estimate_weekly_upper: 720, weekly_rental_income: null }),
  ).toContain('$690 to $720 a week')
})

it('shows status, tags and note; a read-only calculation keeps its status', () => {
  const marked = draw({ status: 'owned', tags: ['brick', 'north'], note: 'Roof is new.' })
  expect(marked).toContain('<option value="owned" selected="">Owned</option>')
  expect(marked).toContain('Tags: brick, north')
  expect(marked).toContain('Roof is new.')
  expect(draw({ readonly: true })).toMatch(/<select[^>]* disabled=""/u)
  expect(draw({ readonly: true })).not.toContain('Tags and note')
})

it('shows the next change of the cash each week without its reason', () => {
  const next_change = { date: '2027-05-21', because: 'fixed_rate_ends', weekly_cash_flow: -312 } as const
  expect(draw({ next_change })).toContain('From 21 May 2027: −$312</small>')
  expect(draw({ next_change: null })).not.toContain('From ')
  expect(draw({ next_change, weekly_cash_flow: null })).not.toContain('From ')
})

it('leads with the rent until a price is known', () => {
  const unpriced = draw({
    purchase_price: null,
    gross_rental_yield: null,
    net_rental_yield: null,
    interest_missing: true,
  })
  expect(unpriced).not.toContain('Cash each week')
  expect(unpriced.match(/>Weekly rent<\/dt>/gu)).toHaveLength(1)
})

it('shows a professional’s own estimate, with or without a rent', () => {
  const estimate = { estimate_weekly_lower: 690, estimate_weekly_upper: 720 }
  expect(draw(estimate)).toContain('Your estimate: $690 to $720 a week')
  expect(draw({ ...estimate, weekly_rental_income: null })).toContain('Your estimate: $690 to $720 a week')
  expect(draw()).not.toContain('Your estimate')
  const compact = (change: Partial<ListedCalculation>) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <CompactRow calculation={{ ...LOW, ...estimate, ...change } as ListedCalculation} place={null} tick={null} />
      </MemoryRouter>,
    )
  expect(compact({})).toContain('Your estimate: $690 to $720 a week')
  expect(compact({ purpose: 'client' })).not.toContain('Your estimate')
})

import { listCalculationsQuery } from '@homeyield/contract/calculation'
import { HEADLINE } from '@homeyield/domain/figures/figures'
import { listedCash } from '@homeyield/domain/figures/headline'
import { pick } from '@homeyield/domain/records/pick'
import { readAll } from '../server/slices.ts'
import { NO_INPUT } from '../server/handlers.ts'
import { defineTool } from './tool.ts'

const FIGURES = [
  'id',
  'property',
  'suburb',
  'dwelling',
  'status',
  'purpose',
  'updated_at',
  'purchase_price',
  'deposit',
  'weekly_rental_income',
  'rent_source',
  'market_confidence',
  'market_interval_lower',
  'market_interval_upper',
  'weekly_payment',
  'total_expenses',
  'gross_rental_yield',
  'net_rental_yield',
  'weekly_cost_to_live_here',
  'next_change',
  'tags',
  'note',
] as const

export const listSaved = defineTool({
  name: 'list_calculations',
  title: 'Saved calculations',
  description:
    'The saved calculations of the account, the one changed last first, with their figures as at today, and how sure a market rent is. At most `limit`, which follow the one with the id `after`.',
  scope: 'read:calculations',
  input: listCalculationsQuery,
  async run(handlers, viewer, { limit = 50, after }) {
    const listed = await handlers.listCalculations(viewer, { ...NO_INPUT, query: { limit, after } })
    const calculations = (await readAll(listed)).map((one) =>
      Object.assign(pick(one, FIGURES), { [HEADLINE]: listedCash(one) }),
    )
    return { source: 'Saved calculations of the account.', calculations }
  },
})

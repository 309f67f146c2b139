import { expect, it } from 'vitest'
import { checkPlan } from './check-plan.ts'
import { checkRows } from './check-rows.ts'

const SCENARIO = { id: '0196f3a0-0000-4000-8000-000000000001', name: 'Cheaper', changes: { purchase_price: 1 } }
const ROWS = checkRows([
  { number: 1, problem: null, question: null, body: { property: '1 High Street', scenarios: [SCENARIO] } },
  { number: 2, problem: null, question: null, body: { property: '2 High Street', scenarios: [] } },
  { number: 3, problem: null, question: null, body: { property: '3 High Street' } },
  { number: 4, problem: null, question: null, body: {} },
])

it('refuses the rows with scenarios without Premium, and no other', () => {
  expect(checkPlan(ROWS, false).map(({ problem }) => problem)).toEqual([
    'Its scenarios need Premium.',
    null,
    null,
    'The address is missing.',
  ])
  expect(checkPlan(ROWS, false)[0]?.body).toBeNull()
  expect(checkPlan(ROWS, true)).toEqual(ROWS)
})

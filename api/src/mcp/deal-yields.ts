import { calculationFields } from '@homeyield/contract/calculation'
import * as z from 'zod/mini'
import { NO_INPUT } from '../server/handlers.ts'
import { defineTool } from './tool.ts'

const input = z.pick(calculationFields, {
  purchase_price: true,
  deposit: true,
  weekly_rental_income: true,
  interest_rate: true,
  loan_duration: true,
  repayment_type: true,
  loan_payment_term: true,
  include_interest_in_calc: true,
  insurance_cost: true,
  repairs_maintenance: true,
  rates: true,
  body_corporate_fees: true,
  contingency: true,
  other_expenses: true,
  property_management_fees: true,
  vacancy_weeks: true,
  dwelling: true,
})

export const dealYields = defineTool({
  name: 'yields_of_a_deal',
  title: 'Yields of a deal',
  description:
    'Gross and net yield in per cent, cash each week, repayments, expenses and profit of a home in New Zealand from its price, rent, loan and costs, NZD. Costs that are left out count as nothing, except empty weeks. Nothing is saved.',
  scope: 'read:calculations',
  input,
  run: async (handlers, viewer, body) => ({
    source:
      'Computed from what was entered. The rent is the entered one, so no confidence of the market belongs to it.',
    ...(await handlers.appraiseCalculation(viewer, { ...NO_INPUT, body })),
  }),
})

import * as z from 'zod/mini'
import { calculationSchema } from './saved-calculation.ts'

/** The figures of a calculation that is not saved. */
export const appraisedFiguresResponse = z.pick(calculationSchema, {
  as_at: true,
  rent_source: true,
  weekly_rental_income: true,
  loan: true,
  weekly_payment: true,
  payment_quantity: true,
  interest: true,
  interest_missing: true,
  property_management_expense: true,
  vacancy_expense: true,
  total_expenses: true,
  gross_rental_yield: true,
  net_rental_yield: true,
  weekly_cash_flow: true,
  next_change: true,
  weekly_profit: true,
  monthly_profit: true,
  yearly_profit: true,
})
export type AppraisedFigures = z.infer<typeof appraisedFiguresResponse>

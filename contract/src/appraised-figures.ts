import { HEADLINE } from '@homeyield/domain/figures/figures'
import { recordOf } from '@homeyield/domain/records/pick'
import * as z from 'zod/mini'
import { calculationSchema } from './saved-calculation.ts'

/** What is answered of a calculation that is not saved. */
export const APPRAISED_FIGURES = [
  'as_at',
  'rent_source',
  'weekly_rental_income',
  'loan',
  'weekly_payment',
  'payment_quantity',
  'interest',
  'interest_missing',
  'property_management_expense',
  'vacancy_expense',
  'total_expenses',
  'gross_rental_yield',
  'net_rental_yield',
  HEADLINE,
  'next_change',
  'weekly_profit',
  'monthly_profit',
  'yearly_profit',
] as const

export const appraisedFiguresResponse = z.pick(
  calculationSchema,
  recordOf(APPRAISED_FIGURES, (): true => true),
)
export type AppraisedFigures = z.infer<typeof appraisedFiguresResponse>

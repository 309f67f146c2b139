/**
 * Guides to what an owner pays, with the date of their last review: NZD a year; the fee in per cent of the rent.
 * Source: docs/method/calculator.md, "Expenses".
 */
export const EXPENSE_GUIDE = {
  asAt: '2026-11-01',
  items: {
    insurance_cost: 2500,
    repairs_maintenance: 2000,
    rates: 3000,
    contingency: 500,
    property_management_fees: 8.5,
    vacancy_cost: null,
  },
} as const

import { toCents } from '../../money/round.ts'
import type { Deal } from '../deal.ts'
import { netOperatingIncome } from '../deal.ts'
import { nextYearInterest } from '../../loans/next-year-interest.ts'
import { sum } from '../../money/sum.ts'
import { withRentChange } from './sensitivity.ts'
import { weeklyCashFlowAt } from './weekly-cash-flow-at.ts'

/** A week under some change, in NZD to the cent: cash, and profit, which has the interest of the next year only. */
export interface StressRow {
  readonly weekly_cash_flow: number
  readonly weekly_profit: number
}

const VACANCY_WEEKS = [4, 8] as const
const RENT_CHANGES_PCT = [-5, -10, -20] as const

/** The week with every rate higher by `rateShift` points. Source: investment analysis section 4. */
export function stressRow(deal: Deal, rateShift: number): StressRow {
  const interest = sum(deal.loans.map((loan) => nextYearInterest(loan, 1, rateShift)))
  return {
    weekly_cash_flow: toCents(weeklyCashFlowAt(deal, rateShift)),
    weekly_profit: toCents((netOperatingIncome(deal) - interest) / 52),
  }
}

/** The week with 4 and with 8 empty weeks a year, instead of any typed vacancy. */
export function vacancyRows(deal: Deal): readonly (StressRow & { readonly weeks: number })[] {
  return VACANCY_WEEKS.map((weeks) => {
    const { weekly_cash_flow, weekly_profit } = stressRow({ ...deal, typedVacancy: null, vacancyWeeks: weeks }, 0)
    return { weeks, weekly_cash_flow, weekly_profit }
  })
}

/** The week with a rent lower by 5, 10 and 20 %. */
export function rentRows(deal: Deal): readonly (StressRow & { readonly change_pct: number })[] {
  return RENT_CHANGES_PCT.map((change_pct) => {
    const { weekly_cash_flow, weekly_profit } = stressRow(withRentChange(deal, change_pct), 0)
    return { change_pct, weekly_cash_flow, weekly_profit }
  })
}

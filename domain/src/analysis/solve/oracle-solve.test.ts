import { aWeek, type Money } from '../../money/money.ts'
import type { Held } from '../inputs/analysis-inputs.ts'
import type { Deal } from '../deal/deal.ts'
import type { Outcome } from '../../outcome/outcome.ts'
import { breakEvenRent } from '../stress/break-even-rent.ts'
import { itAgreesWith } from '../testing/oracle-cases.ts'
import type { OracleCalculation } from '../testing/oracle-deal.ts'
import { oracleDeal } from '../testing/oracle-deal.ts'
import { depositForLvr, depositForWeeklyCashFlow } from './solve-deposit.ts'
import { priceForGrossYield, priceForNetYield, priceForWeeklyCashFlow } from './solve-price.ts'
import { rentForGrossYield, rentForNetYield } from './solve-rent.ts'

interface Given {
  calculation: OracleCalculation
  target: number
}

const valueOf = (outcome: Outcome<number>) => ('value' in outcome ? outcome.value : null)

type Solve = (deal: Deal, target: number) => Outcome<number>

function solvedBy(solve: Solve) {
  return ({ calculation, target }: Given) => valueOf(solve(oracleDeal(calculation), target))
}

function cashSolvedBy(solve: (deal: Deal, target: Money<'week'>) => Outcome<number>) {
  return solvedBy((deal, target) => solve(deal, aWeek(target)))
}

itAgreesWith('price_for_gross_yield', solvedBy(priceForGrossYield))
itAgreesWith('price_for_net_yield', solvedBy(priceForNetYield))
itAgreesWith('rent_for_gross_yield', solvedBy(rentForGrossYield))
itAgreesWith('rent_for_net_yield', solvedBy(rentForNetYield))
itAgreesWith('rent_for_weekly_cash_flow', cashSolvedBy(breakEvenRent))
itAgreesWith('deposit_for_weekly_cash_flow', cashSolvedBy(depositForWeeklyCashFlow))
itAgreesWith('price_for_weekly_cash_flow', ({ calculation, target, hold }: Given & { hold?: Held }) =>
  valueOf(priceForWeeklyCashFlow(oracleDeal(calculation), aWeek(target), hold)),
)
itAgreesWith('deposit_for_lvr', ({ purchase_price, lvr }: { purchase_price: number; lvr: number }) =>
  depositForLvr(purchase_price, lvr),
)

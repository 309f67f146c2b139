import type { Deal } from '../deal.ts'
import { borrowed } from '../../loans/borrowed.ts'

/**
 * The deal with another price or deposit, its loans scaled in proportion; nothing is borrowed when the deposit is the
 * larger. Source: investment analysis section 5.
 */
export function withPrice(deal: Deal, price: number, deposit: number): Deal {
  const scale = Math.max(price - deposit, 0) / borrowed(deal.loanShapes)
  const loans = deal.loanShapes.map((loan) => ({ ...loan, amount: loan.amount * scale }))
  return { ...deal, price, deposit, loans }
}

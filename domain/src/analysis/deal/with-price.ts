import { type Outcome, missingInput } from '../../outcome/outcome.ts'
import { aPayment } from '../../money/money.ts'
import { borrowed, type LoanNow } from '../../loans/loan-now.ts'
import type { Deal } from './deal.ts'

/**
 * The deal with another price or deposit, its loans scaled in proportion; nothing is borrowed when the deposit is the
 * larger. Source: docs/method/stress-and-solve.md, "Reverse solve".
 */
export function withPrice(deal: Deal, price: number, deposit: number): Deal {
  const scale = Math.max(price - deposit, 0) / borrowed(deal.loanShapes)
  return { ...deal, price, deposit, loans: deal.loanShapes.map((loan) => scaleLoan(loan, scale)) }
}

/** A loan of which more or less is owed; its payment in force follows, its offset stays. */
function scaleLoan(loan: LoanNow, scale: number): LoanNow {
  return { ...loan, balance: loan.balance * scale, payment: aPayment(loan.payment * scale) }
}

export function priceOf({ price }: Deal): Outcome<number> {
  return price !== null ? { value: price } : missingInput('a purchase price')
}

/** What is not borrowed: of a settled home the price less what is owed. */
export function depositOf({ price, deposit }: Deal): Outcome<number> {
  if (deposit !== null) return { value: deposit }
  return missingInput(price === null ? 'a purchase price' : 'a deposit')
}

import { PRICE } from '@homeyield/domain/fields/amounts'
import { readTypedFigure } from '@homeyield/domain/fields/read-typed-figure'

interface SentLoan {
  readonly purchase_price?: unknown
  readonly deposit?: unknown
}

/** The same body with a deposit such as `20%` as that share of the price beside it. */
export function readDepositShare<Body>(body: Body): Body {
  if (typeof body !== 'object' || body === null) return body
  const { deposit, purchase_price }: SentLoan = body
  if (typeof deposit !== 'string' || !deposit.includes('%')) return body
  const share = readTypedFigure(deposit, PRICE, priceOf(purchase_price))
  // What is not certain is left for the schema to refuse.
  return share.kind === 'value' ? { ...body, deposit: share.value } : body
}

function priceOf(sent: unknown): number | null {
  if (typeof sent === 'number') return sent
  const read = typeof sent === 'string' ? readTypedFigure(sent, PRICE) : null
  return read?.kind === 'value' ? read.value : null
}

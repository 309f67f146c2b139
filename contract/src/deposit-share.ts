import { PRICE } from '@homeyield/domain/fields/amounts'
import { readTypedFigure } from '@homeyield/domain/fields/read-typed-figure'
import { isRecord } from '@homeyield/domain/records/is-record'
import * as z from 'zod/mini'

type Issues = z.core.$RefinementCtx['issues']

/** A schema in whose bodies a deposit may be a share of the price, such as `20%`; in scenarios too. */
export function withDepositShare<Schema extends z.ZodMiniType>(
  schema: Schema & z.ZodMiniType<unknown, Awaited<z.input<Schema>>>,
) {
  return z.pipe(
    z.transform((sent: z.input<Schema>, { issues }) => readShares(sent, issues)),
    schema,
  )
}

function readShares<Body>(body: Body, issues: Issues): Body {
  if (!isRecord(body)) return body
  const { purchase_price: price, scenarios } = body
  const read = readShare(body, price, [], issues)
  if (!Array.isArray(scenarios)) return read
  const readScenario = (scenario: unknown, index: number) => {
    if (!isRecord(scenario) || !isRecord(scenario['changes'])) return scenario
    const { changes } = scenario
    const { purchase_price: own = price } = changes
    return { ...scenario, changes: readShare(changes, own, ['scenarios', index, 'changes'], issues) }
  }
  return { ...read, scenarios: scenarios.map(readScenario) }
}

/** The same with a deposit in per cent as that share of the price. */
function readShare<Sent extends object>(
  sent: Sent & { readonly deposit?: unknown },
  price: unknown,
  path: (string | number)[],
  issues: Issues,
): Sent {
  const { deposit } = sent
  if (typeof deposit !== 'string' || !deposit.includes('%')) return sent
  const share = readTypedFigure(deposit, PRICE, priceOf(price))
  if (share.kind === 'value') return { ...sent, deposit: share.value }
  issues.push({ code: 'custom', message: share.problem, path: [...path, 'deposit'], input: deposit })
  return sent
}

function priceOf(sent: unknown): number | null {
  if (typeof sent === 'number') return sent
  const read = typeof sent === 'string' ? readTypedFigure(sent, PRICE) : null
  return read?.kind === 'value' ? read.value : null
}

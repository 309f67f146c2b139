import type { AssessmentWeek } from '@homeyield/domain/assessment/assessment'
import type { ExpenseKey } from '@homeyield/domain/expenses/expenses'

/** A piece of one of the two bars: where it begins and how wide it is, in per cent of the width, as SVG writes it. */
export interface Piece {
  readonly piece: 'rent' | 'short' | 'left' | ExpenseKey
  readonly x: string
  readonly width: string
}

/** The rent's bar and the bar of what it pays for, cut into pieces that lie end to end; pieces of nothing are there, 0% wide. */
export function placePieces(week: AssessmentWeek): {
  readonly rent: readonly Piece[]
  readonly costs: readonly Piece[]
} {
  return {
    rent: layEndToEnd([
      ['rent', week.rentShare],
      ['short', week.short ? week.leftShare : 0],
    ]),
    costs: layEndToEnd([
      ...week.parts.map(({ part, share }) => [part, share] as const),
      ['left', week.short ? 0 : week.leftShare],
    ]),
  }
}

function layEndToEnd(shares: readonly (readonly [Piece['piece'], number])[]): Piece[] {
  let end = 0
  return shares.map(([piece, share]) => {
    const x = end
    end += share
    return { piece, x: percent(x), width: percent(share) }
  })
}

function percent(share: number): string {
  return `${Number(share.toFixed(2))}%`
}

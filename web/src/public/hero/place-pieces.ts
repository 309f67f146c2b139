import type { AssessmentWeek } from '@homeyield/domain/assessment/assessment'
import type { WeekPart } from '@homeyield/domain/investment-return/where-the-week-goes'

/** A piece of a bar: start and width in per cent, as SVG writes them. */
export interface Piece {
  readonly piece: 'rent' | 'short' | 'left' | WeekPart
  readonly x: string
  readonly width: string
}

/** Both bars as pieces end to end; empty pieces are included, 0% wide. */
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

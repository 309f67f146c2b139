import { keysOf } from '../../records/keys-of.ts'
import type { SolveTarget } from './solve-target.ts'
import { type Asked, SOLVES, type Solves } from './solve-targets.ts'

interface FoundSolve {
  readonly name: keyof Solves
  readonly needs: (typeof SOLVES)[keyof Solves]['needs']
}

/** The part of the analysis that answers a question, and what must be known for it; undefined where none does. */
export function findSolve(target: SolveTarget, asked: Asked): FoundSolve | undefined {
  const name = keysOf(SOLVES).find((each) => SOLVES[each].target === target && SOLVES[each].asked === asked)
  return name && { name, needs: SOLVES[name].needs }
}

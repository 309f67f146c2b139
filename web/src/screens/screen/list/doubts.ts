import type { ScreeningHome } from '@homeyield/contract/screening'
import { PLACE_DOUBTS } from '@homeyield/domain/listings/place-doubts'

type Doubtful = Pick<ScreeningHome, 'doubts'>

const { house, range, number, street } = PLACE_DOUBTS
const OF_SAMPLES = new Set<string>([house, range, number, street])

/** What is to be checked of a home. Where addresses are samples, what hardly any address has is said once for all. */
export function doubtsToCheck({ doubts }: Doubtful, isSample: boolean): readonly string[] {
  return isSample ? doubts.filter((doubt) => !OF_SAMPLES.has(doubt)) : doubts
}

/** Whether the rent of a home is that of its suburb only because addresses are samples. */
export function lacksAddress({ doubts }: Doubtful): boolean {
  return doubts.some((doubt) => OF_SAMPLES.has(doubt))
}

/** The homes of each doubt. */
export function homesByDoubt<Home extends Doubtful>(
  homes: readonly Home[],
  isSample: boolean,
): readonly (readonly [doubt: string, homes: readonly Home[]])[] {
  const pairs = homes.flatMap((home) => doubtsToCheck(home, isSample).map((doubt) => ({ doubt, home })))
  return [...Map.groupBy(pairs, ({ doubt }) => doubt)].map(([doubt, all]) => [doubt, all.map(({ home }) => home)])
}

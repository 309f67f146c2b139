import type { OwnedHomes } from '@homeyield/contract/saved-calculation'
import type { TriedHome } from '@homeyield/domain/analysis/portfolio/try-rates'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api-client/call.ts'
import { calculationQuery, calculationsQuery } from '../../../api-client/queries.ts'
import { RequestProblem } from '../../../api-client/request-problem.ts'
import { ownedHomesQuery } from './owned-homes-query.ts'

type Rates = Pick<OwnedHomes['homes'][number], 'analysis' | 'interest_rate'>

/** A home to write: the loans that it gets, and those that it has. */
export interface RatesOfHome {
  readonly id: string
  readonly property: string
  readonly version: number
  readonly before: Rates
  readonly after: Rates
}

interface SavedRates {
  /** With the version that each has now. */
  readonly saved: readonly RatesOfHome[]
  /** Somebody changed or deleted them since; nothing was written to these. */
  readonly changed: readonly RatesOfHome[]
  /** Why the others were not written. */
  readonly problem: unknown
}

/** The homes whose loans have other rates. */
export function ratesOf(homes: readonly TriedHome[], { homes: listed }: OwnedHomes): readonly RatesOfHome[] {
  const versions = new Map(listed.map(({ id, version }) => [id, version]))
  return homes
    .filter(({ owned, inputs }) => inputs !== owned.inputs)
    .map(({ owned: { id, property, inputs: before }, inputs: after }) => ({
      id,
      property,
      version: versions.get(id) ?? 0,
      before: { analysis: before.analysis, interest_rate: before.interest_rate },
      after: { analysis: after.analysis, interest_rate: after.interest_rate },
    }))
}

/** The same to take back. */
export function undone(saved: readonly RatesOfHome[]): readonly RatesOfHome[] {
  return saved.map((home) => Object.assign({}, home, { before: home.after, after: home.before }))
}

const USE_RATES = ['use-rates']

/** Whether rates are being written, or the homes fetched after that. */
export function useIsWriting(): boolean {
  return useIsMutating({ mutationKey: USE_RATES }) > 0
}

/**
 * Writes the rates of one home after the other, each by an ordinary change with its version. `onDone` is called before the
 * homes are fetched again.
 */
export function useRates(onDone: (result: SavedRates) => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationKey: USE_RATES,
    mutationFn: async (homes: readonly RatesOfHome[]): Promise<SavedRates> => {
      const [saved, changed]: [RatesOfHome[], RatesOfHome[]] = [[], []]
      for (const home of homes) {
        try {
          // One after the other: the first failure stops them.
          // oxlint-disable-next-line no-await-in-loop
          const answer = await call('changeCalculation', {
            params: { id: home.id },
            body: { ...home.after, version: home.version },
          })
          queryClient.setQueryData(calculationQuery(home.id).queryKey, answer)
          saved.push(Object.assign({}, home, { version: answer.version }))
        } catch (problem) {
          if (!isChanged(problem)) return { saved, changed, problem }
          changed.push(home)
        }
      }
      return { saved, changed, problem: null }
    },
    onSuccess: onDone,
    onSettled: async () => {
      void queryClient.invalidateQueries({ queryKey: calculationsQuery.queryKey })
      await queryClient.invalidateQueries({ queryKey: ownedHomesQuery.queryKey })
    },
  })
}

function isChanged(problem: unknown): boolean {
  return problem instanceof RequestProblem && (problem.status === 409 || problem.status === 404)
}

import { QueryClient } from '@tanstack/react-query'
import { RequestCancelled, RequestProblem } from './request-problem.ts'

/**
 * What the app knows of the server. A lost connection is tried again twice; a refusal is final. Nothing waits for the network to
 * come back: what a person asked for offline must not happen later, when they no longer expect it. Only a save of the calculator does,
 * and says so (decision 19).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failures, problem) =>
        failures < 2 &&
        (problem instanceof RequestCancelled || (problem instanceof RequestProblem && problem.status === 0)),
    },
  },
})

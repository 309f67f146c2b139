import { QueryClient } from '@tanstack/react-query'
import { RequestCancelled, RequestProblem } from './request-problem.ts'

/** What the app knows of the server. A lost connection is tried again twice; a refusal is final. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (failures, problem) =>
        failures < 2 &&
        (problem instanceof RequestCancelled || (problem instanceof RequestProblem && problem.status === 0)),
    },
  },
})

import { QueryClient } from '@tanstack/react-query'
import { isUnreachable, RequestCancelled } from './request-problem.ts'

/**
 * Retries a lost connection twice, unless the browser has none; a refusal is final. Nothing waits for the network to
 * return: what a person did offline must not happen later, when they no longer expect it. Only saving in the calculator
 * does (decision 19).
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      retry: (failures, problem) =>
        failures < 2 && (problem instanceof RequestCancelled || (isUnreachable(problem) && navigator.onLine)),
    },
  },
})

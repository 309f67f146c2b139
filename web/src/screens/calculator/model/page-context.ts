import { useOutletContext } from 'react-router'

/** What the calculator gives to each of its pages. */
export interface PageContext {
  readonly premium: boolean
}

export function usePageContext(): PageContext {
  return useOutletContext<PageContext>()
}

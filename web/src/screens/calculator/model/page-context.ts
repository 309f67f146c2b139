import { useOutletContext } from 'react-router'

/** What the calculator gives to each of its pages. */
export interface PageContext {
  readonly premium: boolean
  /** Prints the page for the bank in place of the assessment. */
  readonly printBankPage: () => Promise<void>
}

export function usePageContext(): PageContext {
  return useOutletContext<PageContext>()
}

import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { fetchCode } from '../../../api-client/fetch-code.ts'

/** Prints the page for the bank in place of the assessment, which is what is printed afterwards. */
export function useBankPrinting() {
  const [BankPage, setBankPage] = useState<ComponentType<{ premium: boolean }> | null>(null)
  useEffect(() => {
    const end = () => setBankPage(null)
    window.addEventListener('afterprint', end)
    return () => window.removeEventListener('afterprint', end)
  }, [])

  async function printBankPage() {
    const Page = await fetchCode(async () => (await import('./bank-sheet.tsx')).loadBankSheet())
    // The browser prints the page as it is.
    flushSync(() => setBankPage(() => Page))
    window.print()
  }

  return { BankPage, printBankPage }
}

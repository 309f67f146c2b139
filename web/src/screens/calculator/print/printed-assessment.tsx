import { mayBrandAssessments } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { createPortal, flushSync } from 'react-dom'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { ComponentType } from 'react'
import { ownAddress } from '../../../api-client/own-address.ts'
import { fetchCode } from '../../../api-client/fetch-code.ts'
import { accountQuery } from '../../../api-client/queries.ts'
import { useCalculator } from '../model/calculator-store.ts'
import type { AssessmentSheet } from './assessment-sheet.tsx'

/** A page that is printed after the assessment. Its code is loaded before it is chosen: a browser does not wait for it. */
export interface AddedPage {
  readonly name: string
  readonly Page: ComponentType<{ premium: boolean }>
}

/**
 * Prints the assessment in place of the screen. It renders only while printing, so that typing stays fast; the logo is
 * preloaded. Source: design/experience, "Prints well".
 */
export function PrintedAssessment({ addedPages }: { addedPages: readonly AddedPage[] }) {
  // Loaded once the calculator shows: a browser does not wait for it. Without it the screen is printed.
  const [Sheet, setSheet] = useState<typeof AssessmentSheet | null>(null)
  useEffect(() => {
    const load = fetchCode(async () => (await import('./assessment-sheet.tsx')).AssessmentSheet)
    load.then((loaded) => setSheet(() => loaded)).catch(() => undefined)
  }, [])
  const since = usePrinting(Sheet !== null)
  const { data: account } = useQuery(accountQuery)
  const useLogo = useCalculator((state) => state.review.useLogo)
  if (!account) return null
  const branded = mayBrandAssessments(account)
  const url = branded && (useLogo ?? true) ? account.brand_logo_url : null
  const logo = url === null ? null : ownAddress(url)
  return (
    <>
      {logo === null ? null : <img src={logo} alt="" hidden />}
      {since && Sheet
        ? createPortal(
            <>
              <Sheet
                account={account}
                madeAt={since}
                logo={logo}
                signature={branded ? (account.email_signature ?? '') : ''}
              />
              {addedPages.map(({ name, Page }) => (
                <Page key={name} premium={account.premium} />
              ))}
            </>,
            document.body,
          )
        : null}
    </>
  )
}

const PRINT = 'print'

/**
 * When printing started, or null. Renders synchronously, because the browser prints the page as it is, and marks the root so
 * that the screen is hidden once the sheet is ready.
 */
function usePrinting(isReady: boolean): Date | null {
  const [since, setSince] = useState(() => (window.matchMedia(PRINT).matches ? new Date() : null))
  useLayoutEffect(() => {
    const media = window.matchMedia(PRINT)
    if (isReady) document.documentElement.dataset['prints'] = 'assessment'
    const set = (now: boolean) => flushSync(() => setSince((before) => (now ? (before ?? new Date()) : null)))
    // Between the two, Chromium may still say that the medium is the screen, and would print without the sheet.
    let inPrint = false
    const begin = () => {
      inPrint = true
      set(true)
    }
    const end = () => {
      inPrint = false
      set(false)
    }
    const follow = () => set(media.matches || inPrint)
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    media.addEventListener('change', follow)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
      media.removeEventListener('change', follow)
      delete document.documentElement.dataset['prints']
    }
  }, [isReady])
  return since
}

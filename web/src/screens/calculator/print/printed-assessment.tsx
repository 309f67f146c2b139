import { mayBrandAssessments } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { useLayoutEffect } from 'react'
import type { ComponentType } from 'react'
import { ownAddress } from '../../../api-client/own-address.ts'
import { accountQuery } from '../../../api-client/queries.ts'
import { usePrinting } from '../../../components/use-printing.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { AssessmentSheet } from './assessment-sheet.tsx'

/** A page that is printed after the assessment. Its code is loaded before it is chosen: a browser does not wait for it. */
export interface AddedPage {
  readonly name: string
  readonly Page: ComponentType<{ premium: boolean }>
}

interface PrintedAssessmentProps {
  readonly addedPages: readonly AddedPage[]
  /** Printed alone, in place of the assessment; null otherwise. */
  readonly BankPage: AddedPage['Page'] | null
}

/**
 * Prints the assessment in place of the screen. It renders only while printing, so that typing stays fast; the logo is
 * preloaded.
 */
export function PrintedAssessment({ addedPages, BankPage }: PrintedAssessmentProps) {
  const since = usePrinting()
  useHiddenScreen()
  const { data: account } = useQuery(accountQuery)
  const useLogo = useCalculator((state) => state.review.useLogo)
  if (!account) return null
  const branded = mayBrandAssessments(account)
  const url = branded && (useLogo ?? true) ? account.brand_logo_url : null
  const logo = url === null ? null : ownAddress(url)
  return (
    <>
      {logo === null ? null : <img src={logo} alt="" hidden />}
      {since && BankPage ? createPortal(<BankPage premium={account.premium} />, document.body) : null}
      {since && !BankPage
        ? createPortal(
            <>
              <AssessmentSheet
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

/** Marks the root, so that the screen is hidden in print: this code comes after it. */
function useHiddenScreen(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset['prints'] = 'assessment'
    return () => void delete document.documentElement.dataset['prints']
  }, [])
}

import { mayBrandAssessments } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { dateText } from '../../../ui/date-text.ts'
import { ownAddress } from '../../../api-client/own-address.ts'
import { accountQuery } from '../../../api-client/queries.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { AssessmentSheet } from './assessment-sheet.tsx'
import { usePrinting } from './use-printing.ts'

/**
 * The calculation as one page to print, in place of the screen. It is made when the page is printed, so that typing does not wait for
 * it; the logo is fetched before. Source: design/experience, "Prints well".
 */
export function PrintedAssessment() {
  const since = usePrinting()
  const { data: account } = useQuery(accountQuery)
  const useLogo = useCalculator((state) => state.review.useLogo)
  if (!account) return null
  const branded = mayBrandAssessments(account)
  const url = branded && (useLogo ?? true) ? account.brand_logo_url : null
  const logo = url === null ? null : ownAddress(url)
  return (
    <>
      {logo === null ? null : <img src={logo} alt="" hidden />}
      {since
        ? createPortal(
            <AssessmentSheet
              account={account}
              date={dateText(since)}
              logo={logo}
              signature={branded ? (account.email_signature ?? '') : ''}
            />,
            document.body,
          )
        : null}
    </>
  )
}

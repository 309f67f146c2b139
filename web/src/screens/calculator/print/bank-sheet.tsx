import { authorOf } from '@homeyield/domain/documents/author-of'
import { composeDocument } from '@homeyield/domain/documents/compose-document'
import { DOCUMENT_FIELDS } from '@homeyield/domain/documents/document-fields'
import { completeFields } from '@homeyield/domain/fields/complete-fields'
import { useQuery } from '@tanstack/react-query'
import { ownAddress } from '../../../api-client/own-address.ts'
import { accountQuery, brandQuery } from '../../../api-client/queries.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { DocumentPage } from '../../../components/documents/document-page.tsx'
import { currentEntry } from '../address/market-rent.ts'
import { isPartRefused } from '../analysis/refused-parts.ts'
import { bankPageOf } from '../bank/bank-page-of.ts'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { today } from '../model/today.ts'
import sheet from './assessment-sheet.module.css'
import styles from './loans-sheet.module.css'
import { letterheadQuery } from './letterhead-query.ts'
import { ScenarioLine } from './scenario-line.tsx'

/** A page of its own for the bank: the document, with the form's figures. */
export function BankSheet({ premium }: { premium: boolean }) {
  const refused = useCalculator((state) => isPartRefused('bank', state))
  const address = useCalculator(({ form }) => form.property)
  return (
    <div className={`${sheet.sheet} ${styles.page} ${styles.bank}`}>
      <ScenarioLine />
      {refused ? (
        <>
          <h1>{address || 'No address yet'}</h1>
          <p>{CORRECT_IT_FIRST}</p>
        </>
      ) : (
        <Content premium={premium} />
      )}
    </div>
  )
}

/** The page once its letterhead and its pictures are known; without a connection it has no brand. */
export async function loadBankSheet(): Promise<typeof BankSheet> {
  await queryClient.prefetchQuery(letterheadQuery)
  return BankSheet
}

function Content({ premium }: { premium: boolean }) {
  const inputs = useCalculator((state) => state.form)
  const figures = useCalculator((state) => state.figures)
  const market = useCalculator(currentEntry)
  const { address_credit: addressCredit = '' } = useConfig()
  const { data: account } = useQuery(accountQuery)
  const { data: brand = null } = useQuery(brandQuery)
  if (account === undefined) return null
  const content = composeDocument({
    kind: 'bank',
    inputs: completeFields(DOCUMENT_FIELDS, {}, {}),
    author: authorOf(account, account, brand),
    home: { inputs, figures, market, addressCredit },
    bank: bankPageOf(inputs, premium),
    today: today(),
  })
  return <DocumentPage content={content} addressOf={ownAddress} />
}

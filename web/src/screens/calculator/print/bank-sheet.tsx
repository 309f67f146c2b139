import { queryClient } from '../../../api-client/query-client.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { BankDocument } from '../../../components/documents/bank-document.tsx'
import { letterheadQuery } from '../../../components/documents/letterhead-query.ts'
import { currentEntry } from '../address/market-rent.ts'
import { isPartRefused } from '../analysis/refused-parts.ts'
import { bankPageOf } from '../bank/bank-page-of.ts'
import { CORRECT_IT_FIRST } from '../figures/shown-figure.ts'
import { useCalculator } from '../model/calculator-store.ts'
import { today } from '../model/today.ts'
import sheet from './assessment-sheet.module.css'
import styles from './loans-sheet.module.css'
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
  const home = { inputs, figures, market, addressCredit }
  return <BankDocument home={home} bank={bankPageOf(inputs, premium)} today={today()} />
}

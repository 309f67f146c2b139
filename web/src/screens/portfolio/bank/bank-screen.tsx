import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { describePortfolioForBank } from '@homeyield/domain/assessment/describe-portfolio-for-bank'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../../api-client/call.ts'
import { sentenceFor } from '../../../api-client/request-problem.ts'
import { useConfig } from '../../../api-client/use-config.ts'
import { BankBlocks } from '../../../components/documents/bank-blocks.tsx'
import { BankDocument } from '../../../components/documents/bank-document.tsx'
import { letterheadQuery } from '../../../components/documents/letterhead-query.ts'
import { PrintedDocument } from '../../../components/documents/printed-document.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { dateText } from '../../../ui/date-text.ts'
import { download } from '../../../ui/download.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { OwnedFrame } from '../owned-frame.tsx'
import { WithPortfolio } from '../with-portfolio.tsx'

const PARTS = [
  ['Ratios of the whole', 'LVR, DTI and interest cover of all homes together, beside the limits of banks.'],
  [
    'People and incomes',
    'Everybody in your household, and anyone else who owns a home, once, with the rents of all homes.',
  ],
  ['Homes and loans', 'Worth, owed and rent of each home; rate, fixed until, years left and repayment of each loan.'],
  ['Cover at the test rate', 'All income against all repayments, if every rate were 2.5 points higher.'],
  ['Print and PDF', 'The same page for your bank or broker.'],
] as const

/** What a bank asks about all homes together. */
export function OwnedBankScreen() {
  return (
    <OwnedFrame page="ownedBank">
      <WithPortfolio parts={PARTS}>{(portfolio) => <PortfolioForBank portfolio={portfolio} />}</WithPortfolio>
    </OwnedFrame>
  )
}

function PortfolioForBank({ portfolio }: { portfolio: PortfolioResponse }) {
  const { as_at } = portfolio
  const page = describePortfolioForBank(portfolio, as_at)
  return (
    <>
      <SendPage />
      <PrintedDocument>
        <BankDocument home={null} bank={page} today={as_at} />
      </PrintedDocument>
      <h2>All homes together, as at {dateText(as_at)}</h2>
      <div className="stack loose">
        <BankBlocks page={page} />
      </div>
      <p className="quiet">
        Incomes are on <Link to={paths.ownedPeople}>People</Link>; worth, rent and loans are on the pages of{' '}
        <Link to={paths.portfolio}>each home</Link>.
      </p>
    </>
  )
}

function SendPage() {
  const { support_email } = useConfig()
  const { isLoading } = useQuery(letterheadQuery)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('readPortfolioBankPage', {}),
    onSuccess: ({ name, bytes }) => download(name, 'application/pdf', new Blob([bytes], { type: 'application/pdf' })),
  })
  return (
    <div className="row">
      <Button busy={isLoading} onClick={() => window.print()}>
        Print for your bank
      </Button>
      <Button busy={isPending} onClick={() => mutate()}>
        Download as PDF
      </Button>
      <LinkButton to={paths.ownedDocuments}>Documents to send</LinkButton>
      {error ? <Notice look="problem">{sentenceFor(error, support_email)}</Notice> : null}
    </div>
  )
}

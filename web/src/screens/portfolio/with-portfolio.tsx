import type { PortfolioResponse } from '@homeyield/contract/portfolio'
import { mayUsePremiumFeatures } from '@homeyield/domain/membership/permissions'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../api-client/call.ts'
import { AddOwnedLink } from '../../components/add-owned-link.tsx'
import { UpgradeLink } from '../../components/upgrade-link.tsx'
import { WithQuery } from '../../components/with-query.tsx'
import { paths } from '../../paths.ts'
import { WithAccount } from '../../session/with-account.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'

interface WithPortfolioProps {
  /** What the page has, each with a sentence: for accounts without Premium, and without homes. */
  readonly parts: readonly (readonly [string, string])[]
  readonly children: (portfolio: PortfolioResponse) => ReactNode
}

/** A page of the portfolio once it is loaded; otherwise what it would have. */
export function WithPortfolio({ parts, children }: WithPortfolioProps) {
  return (
    <WithAccount height="24rem">
      {(account) =>
        mayUsePremiumFeatures(account) ? (
          <LoadedPortfolio parts={parts}>{children}</LoadedPortfolio>
        ) : (
          <div className="stack begin">
            <p>With Premium, this page has:</p>
            <Parts parts={parts} />
            <UpgradeLink />
            <AddOwnedLink />
          </div>
        )
      }
    </WithAccount>
  )
}

function LoadedPortfolio({ parts, children }: WithPortfolioProps) {
  const portfolio = useQuery({
    queryKey: ['portfolio'],
    queryFn: ({ signal }) => call('readPortfolio', { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <WithQuery query={portfolio} loading="Loading what you own" height="24rem">
      {(data) =>
        data.homes.length === 0 ? (
          <NothingOwned parts={parts} />
        ) : (
          <>
            {data.left_out > 0 ? (
              <Notice>
                Only the first {data.homes.length} homes by address are counted. {data.left_out} more are owned.
              </Notice>
            ) : null}
            {children(data)}
          </>
        )
      }
    </WithQuery>
  )
}

function NothingOwned({ parts }: Pick<WithPortfolioProps, 'parts'>) {
  return (
    <div className="stack begin">
      <p>
        No saved home has the status Owned yet. Add a home that you own, or set the status on the card of one that is
        saved. Then this page has:
      </p>
      <Parts parts={parts} />
      <div className="row">
        <AddOwnedLink look="primary" />
        <LinkButton to={paths.calculations}>Go to saved calculations</LinkButton>
      </div>
    </div>
  )
}

function Parts({ parts }: Pick<WithPortfolioProps, 'parts'>) {
  return (
    <dl className="stack">
      {parts.map(([name, words]) => (
        <div key={name}>
          <dt className="bold">{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  )
}

import type { Account } from '@homeyield/contract/account'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { Notice } from '../../../ui/notice.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useFlash } from '../../../messages/flash.ts'
import { CHECKOUT_LEFT, paths } from '../../../paths.ts'
import { accountQuery, configQuery } from '../../../api-client/queries.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { hasAccountChanged, isSignedIn } from '../../../session/session.ts'
import { onTokenChange } from '../../../storage/token-store.ts'
import { WithAccount } from '../../../session/with-account.tsx'
import { showMessage } from '../../show-message.ts'
import { AnchorButton } from '../parts/anchor-button.tsx'
import { PremiumActions } from './premium-actions.tsx'

/** Milliseconds to wait for account and settings before showing that the page is loading. */
const MAX_WAIT = 1_000

/** Renders the member's parts of the plans page over the visitor's. */
export async function showMemberPlans(): Promise<void> {
  // Without a session the page is the visitor's again; another account's data must not be shown.
  onTokenChange(() => {
    if (!isSignedIn()) window.location.reload()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasAccountChanged()) window.location.reload()
  })

  // Loaded before rendering, so that nothing moves afterwards.
  const known = Promise.allSettled([queryClient.prefetchQuery(accountQuery), queryClient.prefetchQuery(configQuery)])
  await Promise.race([known, new Promise((resolve) => setTimeout(resolve, MAX_WAIT))])

  const search = new URLSearchParams(window.location.search)
  renderIsland('free-tag', <YourPlan premium={false} />)
  renderIsland('premium-tag', <YourPlan premium />)
  renderIsland(
    'free-actions',
    <WithAccount height="44px">{(account) => <FreeActions account={account} />}</WithAccount>,
  )
  renderIsland(
    'premium-actions',
    <WithAccount height="96px">
      {(account) => <PremiumActions account={account} withCoupon={search.get('coupon') === 'true'} />}
    </WithAccount>,
  )
  renderIsland(
    'left-checkout',
    <>
      <Messages />
      {search.get('referrer') === CHECKOUT_LEFT ? <LeftCheckout /> : null}
    </>,
  )
}

function renderIsland(island: string, content: ReactNode): void {
  const place = document.querySelector(`[data-island="${island}"]`)
  if (place === null) throw new Error(`The page has no place for ${island}`)
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>
    </StrictMode>,
  )
}

function YourPlan({ premium }: { readonly premium: boolean }) {
  const { data: account } = useQuery(accountQuery)
  return account?.premium === premium ? <Tag look={premium ? 'amber' : 'accent'}>Your plan</Tag> : null
}

function FreeActions({ account }: { readonly account: Account }) {
  if (account.premium) return <p className="pale">All of this is included in your Premium.</p>
  return <AnchorButton to={paths.calculator}>Go to Calculator</AnchorButton>
}

function Messages() {
  const flash = useFlash()
  useEffect(() => {
    if (flash !== null) showMessage(flash)
  }, [flash])
  return null
}

function LeftCheckout() {
  const { data: account } = useQuery(accountQuery)
  if (account?.premium === true) return null
  return <Notice>You left the checkout before paying. Nothing was charged, and nothing has changed.</Notice>
}

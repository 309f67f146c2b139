import { AccountCard } from '../../session/account-card.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PROBLEM, PRODUCT_NAME } from '../../placeholders.ts'

/**
 * The target of the stop link in an assessment's email; `state` is the outcome of its form, which the server handles
 * (api/src/public-pages/serve-stop-page.ts). Mail programs open links, so only pressing the button stops further emails.
 */
export function StopPage({ state }: { readonly state: 'asking' | 'refused' | 'stopped' }) {
  return (
    <AccountCard heading="Stop rental assessments" after={null}>
      {state === 'stopped' ? (
        <p className="large shrinks breaks" role="status">
          Stopped. Nobody can send a rental assessment to your email address through {PRODUCT_NAME} any more.
        </p>
      ) : (
        <>
          {state === 'refused' ? <Notice look="problem">{PROBLEM}</Notice> : null}
          <p>
            After you press the button, nobody can send a rental assessment to your email address through {PRODUCT_NAME}{' '}
            again. You do not need an account, and nothing else changes.
          </p>
          <form method="post">
            <Button type="submit" look="primary">
              Stop rental assessments
            </Button>
          </form>
        </>
      )}
    </AccountCard>
  )
}

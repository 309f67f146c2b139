import { PREMIUM_REQUIRED } from '@homeyield/domain/membership/permissions'
import { recordOrEmpty } from '@homeyield/domain/records/is-record'
import { useId } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { PREMIUM_FEATURES } from '../components/plan-features.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { paths, withoutPremiumPopup } from '../paths.ts'
import { rememberTarget } from '../session/target.ts'

/** Shows over the current page that Premium is needed; closing removes the suffix. */
export function PremiumPopup() {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation()
  const label = useId()

  const openedHere = recordOrEmpty(state)['openedHere'] === true

  function close() {
    if (openedHere) void navigate(-1)
    else void navigate(withoutPremiumPopup(pathname) + search, { replace: true, preventScrollReset: true })
  }

  return (
    <Dialog
      title="Premium"
      onClose={close}
      actions={
        <>
          <Button look="quiet" onClick={close}>
            Not now
          </Button>
          <LinkButton
            look="primary"
            to={paths.plans}
            onClick={() => {
              // The link that opened the popup has remembered its target; otherwise it is this page.
              if (!openedHere) rememberTarget(pathname + search)
            }}
          >
            Upgrade
          </LinkButton>
        </>
      }
    >
      <p>{PREMIUM_REQUIRED}</p>
      <p id={label}>Everything in Free, and</p>
      <ul className="above-half bullets" aria-labelledby={label}>
        {PREMIUM_FEATURES.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Dialog>
  )
}

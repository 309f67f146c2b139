import type { Account } from '@homeyield/contract/account'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { mayBrandAssessments } from '@homeyield/domain/membership/permissions'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { expensesQuery } from '../../../api-client/queries.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { LogoUpload } from '../../../components/logo-upload/logo-upload.tsx'
import { UpgradeLink } from '../../../components/upgrade-link.tsx'
import { newForm } from '../model/calculator-form.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { setSectionOpen, useSectionOpen } from '../model/open-sections.ts'
import { SaveButton } from '../save/saving.tsx'
import { clearEstimate, setReview } from '../model/review-state.ts'
import { EstimateFields } from './estimate-fields.tsx'
import { TermsCheckbox, WARRANTY, WarrantyCheckbox } from './professional-checkboxes.tsx'

interface ReviewProps {
  readonly account: Account
  /** Called after Clear or Close, when the focused button disappears. */
  readonly onClosed: () => void
}

export function Review({ account, onClosed }: ReviewProps) {
  const open = useSectionOpen('review')
  const requested = useCalculator((state) => state.review.requested)
  useEffect(() => {
    // The button that was pressed is gone, and the focus with it.
    if (requested && document.activeElement === document.body) document.getElementById(WARRANTY)?.focus()
  }, [requested])
  return (
    <Disclosure
      name="review"
      title="Rental appraisal review"
      open={open}
      onToggle={(opened) => setSectionOpen('review', opened)}
    >
      <WarrantyCheckbox account={account} />
      {account.is_property_professional ? (
        <>
          <EstimateFields />
          <LogoOption account={account} />
          <TermsCheckbox />
        </>
      ) : null}
      <Foot professional={account.is_property_professional} onClosed={onClosed} />
    </Disclosure>
  )
}

// Hidden figures stay in the form: without the warranty the review only closes.
function Foot({ professional, onClosed }: { professional: boolean; onClosed: () => void }) {
  const store = useCalculatorStore()
  const { data: defaults = [] } = useQuery(expensesQuery)
  return (
    <div className="row between pad-top line-above flush">
      <Button
        look="quiet"
        onClick={() => {
          if (professional) store.update(clearEstimate, newForm(defaults))
          else store.update(setReview, { requested: false })
          onClosed()
        }}
      >
        {professional ? 'Clear' : 'Close'}
      </Button>
      <SaveButton />
    </div>
  )
}

/** The logo on assessments takes Premium. */
function LogoOption({ account }: { account: Account }) {
  const store = useCalculatorStore()
  const useLogo = useCalculator((state) => state.review.useLogo)
  const used = useLogo ?? account.brand_logo_url !== null
  if (!mayBrandAssessments(account)) {
    return (
      <div className="row between">
        <span>Your logo on the assessment</span>
        <UpgradeLink />
      </div>
    )
  }
  return (
    <div className="stack tight">
      <Checkbox name="use_logo" checked={used} onCheck={(checked) => store.update(setReview, { useLogo: checked })}>
        Use my logo on the assessment
      </Checkbox>
      {used ? <LogoUpload account={account} /> : null}
    </div>
  )
}

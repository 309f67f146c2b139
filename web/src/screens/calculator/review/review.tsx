import type { Account } from '@homeyield/contract/account'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../controls/button.tsx'
import { Disclosure } from '../../../controls/disclosure.tsx'
import { expensesQuery } from '../../../requests/queries.ts'
import { newForm } from '../calculator-form.ts'
import { useCalculatorStore } from '../calculator-store.ts'
import { clearEstimate, setReview } from './review-transitions.ts'
import { setSectionOpen, useSectionOpen } from '../open-sections.ts'
import { SaveButton } from '../save/save-button.tsx'
import sectionStyles from '../sections/section.module.css'
import { EstimateFields } from './estimate-fields.tsx'
import { LogoOption } from './logo-option.tsx'
import { REVIEW_OFFER } from './review-offer.tsx'
import { TermsTick } from './terms-tick.tsx'
import { WarrantyTick } from './warranty-tick.tsx'

/** The warranty, and once it is ticked the six figures, the reason, the logo option and the terms. */
export function Review({ account }: { account: Account }) {
  const open = useSectionOpen('review')
  return (
    <Disclosure title="Rental appraisal review" open={open} onToggle={(opened) => setSectionOpen('review', opened)}>
      <WarrantyTick account={account} />
      {account.is_property_professional ? (
        <>
          <EstimateFields />
          <LogoOption account={account} />
          <TermsTick />
        </>
      ) : null}
      <Foot professional={account.is_property_professional} />
    </Disclosure>
  )
}

// Figures that are hidden are kept: who withdrew the warranty, or gives none, only closes the review.
function Foot({ professional }: { professional: boolean }) {
  const store = useCalculatorStore()
  const { data: defaults = [] } = useQuery(expensesQuery)
  return (
    <div className={sectionStyles.foot}>
      <Button
        look="quiet"
        onClick={() => {
          if (professional) store.update(clearEstimate, newForm(defaults))
          else store.update(setReview, { asked: false })
          // What had the focus goes; the offer that takes its place is drawn first.
          requestAnimationFrame(() => document.getElementById(REVIEW_OFFER)?.focus())
        }}
      >
        {professional ? 'Clear' : 'Close'}
      </Button>
      <SaveButton />
    </div>
  )
}

import type { Account } from '@homeyield/contract/account'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { expensesQuery } from '../../../api-client/queries.ts'
import { newForm } from '../model/calculator-form.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { clearEstimate, setReview } from './review-transitions.ts'
import { setSectionOpen, useSectionOpen } from '../model/open-sections.ts'
import { SaveButton } from '../save/save-button.tsx'
import sectionStyles from '../sections/section.module.css'
import { EstimateFields } from './estimate-fields.tsx'
import { LogoOption } from './logo-option.tsx'
import { REVIEW_OFFER } from './review-offer.tsx'
import { TermsTick } from './terms-tick.tsx'
import { WARRANTY } from './warranty-id.ts'
import { WarrantyTick } from './warranty-tick.tsx'

/** The warranty, and once it is ticked the six figures, the reason, the logo option and the terms. */
export function Review({ account }: { account: Account }) {
  const open = useSectionOpen('review')
  const asked = useCalculator((state) => state.review.asked)
  useEffect(() => {
    // The offer that was pressed has gone, and the focus with it.
    if (asked && document.activeElement === document.body) document.getElementById(WARRANTY)?.focus()
  }, [asked])
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

import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { accountQuery } from '../../../api-client/queries.ts'
import type { CalculatorState } from '../model/calculator-state.ts'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { setReview } from './review-transitions.ts'
import { undoStartAgain } from '../model/start-again.ts'
import { setSectionOpen } from '../model/open-sections.ts'
import { hasEstimate } from './has-estimate.ts'
import styles from './review.module.css'

/** The id of the button that opens the review, where the focus goes back to. */
export const REVIEW_OFFER = 'review-rental-appraisal'

/**
 * 'Review rental appraisal', for everybody who is signed in and has rent figures; after Clear also the way back.
 * Source: decisions section 3, "Professional".
 */
export function ReviewOffer() {
  const store = useCalculatorStore()
  const { data: account } = useQuery(accountQuery)
  const rented = useCalculator(isRented)
  const asked = useCalculator((state) => state.review.asked)
  const estimated = useCalculator((state) => hasEstimate(state.form))
  const cleared = useCalculator((state) => state.undo?.section === 'review')
  const shown = asked || (estimated && account?.is_property_professional)
  if (shown || !(rented || cleared)) return null

  function open() {
    store.update(setReview, { asked: true })
    setSectionOpen('review', true)
  }

  return (
    <div className={styles.offer}>
      <p>For property professionals: put your own estimate beside the market’s.</p>
      <Button id={REVIEW_OFFER} onClick={open}>
        Review rental appraisal
      </Button>
      <p role="status" className={styles.cleared} hidden={!cleared}>
        {cleared ? 'Your estimate was cleared.' : ''}
        {cleared ? (
          <Button look="quiet" onClick={() => store.update(undoStartAgain)}>
            Undo
          </Button>
        ) : null}
      </p>
    </div>
  )
}

function isRented({ figures }: CalculatorState): boolean {
  return Boolean(figures.weekly_rental_income) || Boolean(figures.weekly_rental_income_upper)
}

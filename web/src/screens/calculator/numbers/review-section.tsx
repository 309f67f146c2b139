import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../../api-client/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { type CalculatorState, isScenario } from '../model/calculator-state.ts'
import { undoStartAgain } from '../model/calculator-transitions.ts'
import { setSectionOpen } from '../model/open-sections.ts'
import { hasEstimate, setReview } from '../model/review-state.ts'

// For property professionals.
const Review = lazyPart(async () => (await import('./review.tsx')).Review, <Skeleton height="50rem" />)

/** Shown on request, and to a professional who gave an estimate before. */
export function ReviewSection() {
  const { data: account } = useQuery(accountQuery)
  const requested = useCalculator((state) => state.review.requested)
  const estimated = useCalculator((state) => hasEstimate(state.form))
  const ofScenario = useCalculator(isScenario)
  const professional = account?.is_property_professional ?? false
  if (!account || ofScenario || !(requested || (professional && estimated))) return null
  return <Review account={account} onClosed={focusOffer} />
}

const OFFER = 'review-rental-appraisal'

function focusOffer(): void {
  // After the button is rendered.
  requestAnimationFrame(() => document.getElementById(OFFER)?.focus())
}

/** "Review rental appraisal", for everybody signed in with rent figures; after Clear it offers Undo. */
export function ReviewOffer() {
  const store = useCalculatorStore()
  const { data: account } = useQuery(accountQuery)
  const rented = useCalculator(isRented)
  const requested = useCalculator((state) => state.review.requested)
  const estimated = useCalculator((state) => hasEstimate(state.form))
  const cleared = useCalculator((state) => state.undo?.section === 'review')
  const shown = requested || (estimated && account?.is_property_professional)
  const ofScenario = useCalculator(isScenario)
  if (shown || ofScenario || !(rented || cleared)) return null

  function open() {
    store.update(setReview, { requested: true })
    setSectionOpen('review', true)
  }

  return (
    <div className="row wide between pad-bar outlined round">
      <p className="grows-wide small">For property professionals: put your own estimate beside the market’s.</p>
      <Button id={OFFER} onClick={open}>
        Review rental appraisal
      </Button>
      <p role="status" className="row own-line" hidden={!cleared}>
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

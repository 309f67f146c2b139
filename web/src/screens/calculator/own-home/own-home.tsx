import { isLivedIn } from '@homeyield/domain/calculation/purpose'
import { useCalculator } from '../model/calculator-store.ts'
import { PageLink } from '../sections/page-link.tsx'
import { CostOfLivingHere } from './cost-of-living-here.tsx'

/** Of a home to live in, the way to the rooms let, and the cost of living there. */
export function OwnHome() {
  const lives = useCalculator((state) => isLivedIn(state.form))
  const isRoom = useCalculator((state) => state.form.dwelling === 'Room')
  if (!lives && !isRoom) return null
  return (
    <div className="stack">
      {isRoom ? <p className="quiet">One room’s rent against the price of the whole home</p> : null}
      {lives ? (
        <p>
          <PageLink page="rent" section="rooms">
            Rooms that you let to others
          </PageLink>
        </p>
      ) : null}
      {lives ? <CostOfLivingHere /> : null}
    </div>
  )
}

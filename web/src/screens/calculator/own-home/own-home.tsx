import { isLivedIn } from '@homeyield/domain/calculation/purpose'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { CostOfLivingHere } from './cost-of-living-here.tsx'
import { PageLink } from '../sections/page-link.tsx'
import { setPurpose } from '../model/set-purpose.ts'
import styles from './own-home.module.css'

/** The switch "I will live in it", and behind it the cost of living there. */
export function OwnHome() {
  const store = useCalculatorStore()
  const lives = useCalculator((state) => isLivedIn(state.form))
  const isRoom = useCalculator((state) => state.form.dwelling === 'Room')
  return (
    <div className={styles.ownHome}>
      {isRoom ? <p className={styles.note}>One room’s rent against the price of the whole home</p> : null}
      <Checkbox
        name="purpose"
        checked={lives}
        onCheck={(_, checked) => store.update(setPurpose, checked ? 'live_in' : 'rent_out')}
      >
        I will live in it
      </Checkbox>
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

import { Checkbox } from '../../../ui/checkbox.tsx'
import { useCalculator, useCalculatorStore } from '../model/calculator-store.ts'
import { CostOfLivingHere } from './cost-of-living-here.tsx'
import { RoomFields } from './room-fields.tsx'
import { setLivesHere } from './set-lives-here.ts'
import styles from './own-home.module.css'

/** The switch "I will live in it", and behind it the rooms and the cost of living there. */
export function OwnHome() {
  const store = useCalculatorStore()
  const lives = useCalculator((state) => state.form.lives_here)
  const isRoom = useCalculator((state) => state.form.dwelling === 'Room')
  return (
    <div className={styles.ownHome}>
      {isRoom ? <p className={styles.note}>One room’s rent against the price of the whole home</p> : null}
      <Checkbox name="lives_here" checked={lives} onCheck={(_, checked) => store.update(setLivesHere, checked)}>
        I will live in it
      </Checkbox>
      {lives ? <RoomFields /> : null}
      {lives ? <CostOfLivingHere /> : null}
    </div>
  )
}

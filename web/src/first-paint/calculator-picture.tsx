import { Card } from '../controls/card.tsx'
import { Skeleton } from '../controls/skeleton.tsx'
import styles from '../screens/calculator/calculator.module.css'
import { CalculatorHead } from '../screens/calculator/calculator-head.tsx'
import { newForm } from '../screens/calculator/calculator-form.ts'
import { stateOf } from '../screens/calculator/calculator-state.ts'
import { CalculatorContext, createCalculatorStore } from '../screens/calculator/calculator-store.ts'
import { createDraftKeeper } from '../screens/calculator/draft-keeper.ts'
import { PropertyDataProvider } from '../screens/calculator/property-data/property-data.tsx'
import { SavingProvider } from '../screens/calculator/save/saving.tsx'
import { RentalAssessmentSection } from '../screens/calculator/sections/rental-assessment-section.tsx'

/** A new calculation as it opens, down to the end of the first view. */
export function CalculatorPicture() {
  const store = createCalculatorStore(stateOf(newForm([]), null))
  return (
    <CalculatorContext value={store}>
      <SavingProvider drafts={createDraftKeeper(store, '', null)}>
        <PropertyDataProvider premium kept={null}>
          <div className={styles.page}>
            <div className={styles.sections}>
              <CalculatorHead />
              <RentalAssessmentSection premium />
            </div>
            <aside className={styles.aside}>
              <Card className={styles.result}>
                <Skeleton height="22.5rem" />
              </Card>
            </aside>
          </div>
        </PropertyDataProvider>
      </SavingProvider>
    </CalculatorContext>
  )
}

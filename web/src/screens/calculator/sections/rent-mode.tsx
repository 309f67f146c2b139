import { Checkbox } from '../../../ui/checkbox.tsx'
import { useCalculator, useCalculatorStore, useReadonly } from '../model/calculator-store.ts'
import { setAnalysis } from '../model/calculator-transitions.ts'

/** Whether the rent of the years ahead rises only when the law allows it. */
export function RentMode({ children }: { children: string }) {
  const store = useCalculatorStore()
  const isLawful = useCalculator(({ form }) => form.analysis?.rent_mode === 'lawful')
  return (
    <Checkbox
      name="rent_mode"
      checked={isLawful}
      disabled={useReadonly()}
      onCheck={(_, chosen) => store.update(setAnalysis, { rent_mode: chosen ? 'lawful' : null })}
    >
      {children}
    </Checkbox>
  )
}

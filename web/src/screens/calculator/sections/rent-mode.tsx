import { useInput } from '../../../components/inputs/input-form.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'

/** Whether the rent of the years ahead rises only when the law allows it. */
export function RentMode({ children }: { children: string }) {
  const { value, readonly, setValue } = useInput('analysis.rent_mode')
  return (
    <Checkbox
      name="analysis.rent_mode"
      checked={value === 'lawful'}
      disabled={readonly}
      onCheck={(chosen) => setValue(chosen ? 'lawful' : 'smooth')}
    >
      {children}
    </Checkbox>
  )
}

import { Checkbox } from '../../ui/checkbox.tsx'

export interface Tick {
  readonly checked: boolean
  /** Whether no other fits beside those that are ticked. */
  readonly isFull: boolean
  readonly onTick: (id: string, on: boolean) => void
}

interface CompareTickProps {
  readonly id: string
  readonly property: string
  readonly tick: Tick
  /** Whether only screen readers have its words. */
  readonly isBare?: boolean
}

/** Chooses a calculation for the comparison. */
export function CompareTick({ id, property, tick, isBare = false }: CompareTickProps) {
  const { checked, isFull, onTick } = tick
  return (
    <Checkbox name={id} checked={checked} disabled={isFull && !checked} onCheck={(isTicked) => onTick(id, isTicked)}>
      <span className={isBare ? 'visually-hidden' : undefined}>Compare</span>{' '}
      <span className="visually-hidden">{property}</span>
    </Checkbox>
  )
}

import { foldText } from '@homeyield/domain/property/fold-text'

interface Home {
  readonly property: string
  readonly suburb?: string | null | undefined
}

/** Whether two homes have one address. A suburb that is not known may be any. */
export function isSameHome(one: Home, other: Home): boolean {
  const [suburb, next] = [foldText(one.suburb ?? ''), foldText(other.suburb ?? '')]
  return foldText(one.property) === foldText(other.property) && (suburb === '' || next === '' || suburb === next)
}

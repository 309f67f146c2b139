import { foldText } from './fold-text.ts'

/** Central Hawke's Bay District: central-hawkes-bay-district. */
export function slugOf(name: string): string {
  return foldText(name).replaceAll(' ', '-')
}

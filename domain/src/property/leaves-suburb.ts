import { foldText } from './fold-text.ts'

/**
 * Whether a mended address has left its suburb: it was named before, and no longer is. A suburb may be a column of its own
 * that the address never names.
 */
export function leavesSuburb(before: string, after: string, suburb: string | null): boolean {
  if (suburb === null) return false
  const names = (text: string) => foldText(text).includes(foldText(suburb))
  return names(before) && !names(after)
}

import { foldText } from '@homeyield/domain/property/fold-text'
import type { FoundRow } from './found-row.ts'

/** What tells a home from others; empty without an address. */
export function homeOf({ body }: Pick<FoundRow, 'body'>): string {
  const parts = ['property', 'suburb', 'city'].map((name) => {
    const part = body[name]
    return typeof part === 'string' ? foldText(part) : ''
  })
  return parts[0] === '' ? '' : parts.join('|')
}

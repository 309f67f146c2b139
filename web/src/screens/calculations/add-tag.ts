import { CALCULATION_FIELDS } from '@homeyield/domain/calculation/fields'

const { most } = CALCULATION_FIELDS.tags

/** The tags with another, unchanged when it is empty or there already; or the sentence why it cannot be added. */
export function addTag(tags: readonly string[], typed: string): readonly string[] | string {
  const tag = typed.trim()
  if (tag === '' || tags.includes(tag)) return tags
  return tags.length < most ? [...tags, tag] : `Use at most ${most} tags. Remove one first.`
}

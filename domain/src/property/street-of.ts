/** An address up to its first comma. */
export function streetOf(property: string): string {
  return (property.split(',')[0] ?? '').trim() || property
}

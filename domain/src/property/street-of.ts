/** An address up to its first comma. Source: specification section 2, "Compare table". */
export function streetOf(property: string): string {
  return (property.split(',')[0] ?? '').trim() || property
}

/** Whether two addresses are the same, whatever their capitals. */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** What an empty box of addresses says: also that they are samples, before anybody looks for a real one in vain. */
export function addressPlaceholder(isSample = false): string {
  return isSample ? 'Start typing: addresses are samples' : 'Start typing the street address'
}

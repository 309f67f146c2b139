/** Whether a key is of live mode or of test mode; null when it does not say. */
export function modeOf(key: string): 'test' | 'live' | null {
  const mode = /^[srp]k_(test|live)_\w/u.exec(key)?.[1]
  return mode === 'test' || mode === 'live' ? mode : null
}

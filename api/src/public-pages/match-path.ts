/** Longer than any address of the application: matching a longer one costs more than responding. */
const MAX_LENGTH = 2_000

/** Whether a path matches a pattern such as /calculator/:id?, ignoring capitals. `path` has no final slash. */
export function matchPath(pattern: string, path: string): boolean {
  if (path.length > MAX_LENGTH) return false
  const expected = pattern.toLowerCase().split('/')
  const given = path.toLowerCase().split('/')
  if (given.length > expected.length) return false
  return expected.every((part, index) => {
    const actual = given[index]
    if (actual === undefined) return part.startsWith(':') && part.endsWith('?')
    return part.startsWith(':') ? actual !== '' : actual === part
  })
}

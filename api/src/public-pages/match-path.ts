/** Longer than any address of the application: to take a longer one apart costs more than an answer. */
const LONGEST = 2_000

/**
 * Whether a path is one that a pattern of the application's router stands for, such as /calculator/:id? — capitals count as small
 * letters, as they do there. `path` has no slash at its end.
 */
export function matchPath(pattern: string, path: string): boolean {
  if (path.length > LONGEST) return false
  const expected = pattern.toLowerCase().split('/')
  const given = path.toLowerCase().split('/')
  if (given.length > expected.length) return false
  return expected.every((part, index) => {
    const said = given[index]
    if (said === undefined) return part.startsWith(':') && part.endsWith('?')
    return part.startsWith(':') ? said !== '' : said === part
  })
}

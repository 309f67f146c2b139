// Two slashes, a backslash, a NUL and `..`: none of our addresses has them.
// oxlint-disable-next-line no-control-regex -- NUL is one of them
const STRANGE = /\/\/|[\\\u0000]|(?:^|\/)\.\.(?:\/|$)/u

/**
 * Replaces an undecodable or suspicious path by one that matches no route. Otherwise the framework would respond by
 * itself, without headers and counting.
 */
export function readableUrl(url: string): string {
  const end = url.search(/[?#]/u)
  const path = end === -1 ? url : url.slice(0, end)
  return isOrdinary(path) ? url : madeHarmless(path) + url.slice(path.length)
}

function isOrdinary(path: string): boolean {
  try {
    return !STRANGE.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

// Encoded twice, it stays a plain name when decoded once.
function madeHarmless(path: string): string {
  return path.replaceAll('%', '%25').replaceAll('//', '/%252F').replaceAll('\\', '%255C').replaceAll('..', '%252E%252E')
}

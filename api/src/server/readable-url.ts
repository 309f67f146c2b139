// Two slashes, a backslash, a NUL and a way up the folders: what no address of ours has.
// oxlint-disable-next-line no-control-regex -- a NUL is among what this looks for
const STRANGE = /\/\/|[\\\u0000]|(?:^|\/)\.\.(?:\/|$)/u

/**
 * An address that can be looked for. One whose percent signs stand for no letters, or that no page or file of ours can have, is
 * made one that names nothing: so it is answered, counted and given the headers like any other that does not, where the
 * framework would answer it outside of all that.
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

// What is encoded twice stays a name when it is decoded once.
function madeHarmless(path: string): string {
  return path.replaceAll('%', '%25').replaceAll('//', '/%252F').replaceAll('\\', '%255C').replaceAll('..', '%252E%252E')
}

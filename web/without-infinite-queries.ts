import type { Plugin } from 'vite'

const IMPORTER = /query-core[\\/]build[\\/]modern[\\/]query\.js$/u
const NAME = '\0homeyield-without-infinite-queries'

/** Leaves out of the queries what only lists without an end use: we have none, and every query names them. */
export function withoutInfiniteQueries(): Plugin {
  return {
    name: 'homeyield-without-infinite-queries',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer) =>
      importer !== undefined && source === './infiniteQueryBehavior.js' && IMPORTER.test(importer) ? NAME : null,
    load: (id) => (id === NAME ? 'export const infiniteQueryBehavior = () => undefined' : null),
  }
}

/** What of a chunk Vite's manifest says, by the name of its source. */
export interface ManifestChunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export type Manifest = Readonly<Record<string, ManifestChunk>>

/**
 * The files of JavaScript that come with `names` (of the manifest): each, all that it imports, and what these import. With `late`
 * also what they import later. Throws for a name that the manifest does not know.
 */
export function filesBehind(manifest: Manifest, names: readonly string[], late = false): string[] {
  const seen = new Set(names)
  const files = new Set<string>()
  for (const name of seen) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}`)
    if (/\.m?js$/u.test(chunk.file)) files.add(chunk.file)
    for (const imported of chunk.imports ?? []) seen.add(imported)
    if (late) for (const imported of chunk.dynamicImports ?? []) seen.add(imported)
  }
  return [...files]
}

/** The scripts that a page names, by their place in the build: those of its own origin, preloaded modules included. */
export function scriptsOf(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/giu) ?? []
  const named = tags
    .filter((tag) => /^<script/iu.test(tag) || /rel="?modulepreload/iu.test(tag))
    .flatMap((tag) => /\s(?:src|href)="\/?([^":]+\.m?js)"/iu.exec(tag)?.[1] ?? [])
  return [...new Set(named)]
}

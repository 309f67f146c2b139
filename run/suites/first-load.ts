/** An entry of Vite's manifest. */
export interface ManifestChunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export type Manifest = Readonly<Record<string, ManifestChunk>>

/** The JavaScript files of `names` and all their imports; with `late`, dynamic imports too. Throws for an unknown name. */
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

/** The paths of a page's own scripts, preloaded modules included. */
export function scriptsOf(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/giu) ?? []
  const named = tags
    .filter((tag) => /^<script/iu.test(tag) || /rel="?modulepreload/iu.test(tag))
    .flatMap((tag) => /\s(?:src|href)="\/?([^":]+\.m?js)"/iu.exec(tag)?.[1] ?? [])
  return [...new Set(named)]
}

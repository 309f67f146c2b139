/** An entry of Vite's manifest. */
export interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export type Manifest = Readonly<Record<string, ManifestChunk>>

export function parseManifest(text: string): Manifest {
  return JSON.parse(text) as Manifest
}

/** The JavaScript files of `names` and all their imports; with `late`, dynamic imports too. Throws for an unknown name. */
export function filesBehind(manifest: Manifest, names: readonly string[], late = false): string[] {
  const files = chunksBehind(manifest, names, late).map(({ file }) => file)
  return [...new Set(files.filter((file) => /\.m?js$/u.test(file)))]
}

/** The scripts and style sheets that load with `names`, without those that `entry` has already loaded. */
export function filesBeside(manifest: Manifest, entry: string, names: readonly string[]): string[] {
  const filesOf = (some: readonly string[]) => [...filesBehind(manifest, some), ...stylesBehind(manifest, some)]
  const loaded = new Set(filesOf([entry]))
  return filesOf(names).filter((file) => !loaded.has(file))
}

function stylesBehind(manifest: Manifest, names: readonly string[]): string[] {
  return [...new Set(chunksBehind(manifest, names, false).flatMap(({ css = [] }) => css))]
}

function chunksBehind(manifest: Manifest, names: readonly string[], late: boolean): ManifestChunk[] {
  const seen = new Set(names)
  const chunks: ManifestChunk[] = []
  for (const name of seen) {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The build has no ${name}`)
    chunks.push(chunk)
    for (const imported of chunk.imports ?? []) seen.add(imported)
    if (late) for (const imported of chunk.dynamicImports ?? []) seen.add(imported)
  }
  return chunks
}

/** The paths of a page's own scripts, preloaded modules included. */
export function scriptsOf(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/giu) ?? []
  const named = tags
    .filter((tag) => /^<script/iu.test(tag) || /rel="?modulepreload/iu.test(tag))
    .flatMap((tag) => /\s(?:src|href)="\/?([^":]+\.m?js)"/iu.exec(tag)?.[1] ?? [])
  return [...new Set(named)]
}

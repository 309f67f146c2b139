import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Writes `.vite/modules.json` beside the manifest: the source modules in each built file, by path from here. */
export function listModules(): Plugin {
  return {
    name: 'homeyield-list-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((made) => made.type === 'chunk')
      const modules = chunks.map(({ fileName, moduleIds }) => [
        fileName,
        moduleIds.map((id) => relative(import.meta.dirname, id)),
      ])
      const source = JSON.stringify(Object.fromEntries(modules))
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source })
    },
  }
}

import mdx from '@mdx-js/rollup'
import type { Plugin } from 'vite'

/** Compiles the texts of the public pages (src/public/texts), before React's plugin sees them. */
export function compileTexts(): Plugin {
  // Its types are those of Rollup, whose source maps Vite's do not accept.
  const { name, transform } = mdx()
  return {
    name,
    enforce: 'pre',
    async transform(source, id) {
      // The plugin would compile the source that a test asks for (`?raw`).
      if (!id.endsWith('.mdx')) return null
      const compiled = await transform(source, id)
      return compiled?.code === undefined ? null : { code: compiled.code, map: null }
    },
  }
}

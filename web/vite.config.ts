import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import { listModules } from './list-modules.ts'
import { offlineShell } from './offline-shell.ts'
import { precompress } from './precompress.ts'
import { isPublicPage, routes } from './src/routes.ts'

const SERVER = process.env['HOMEYIELD_URL'] ?? 'http://localhost:4321'
// In development too, prerendered pages and their files come from the server.
const PAGES = routes.filter(isPublicPage).map(({ path, aliases = [] }) => [path].concat(aliases).join('|'))
const PUBLIC = `^(?:${PAGES.join('|')})/?(?:\\?.*)?$`

/** In development no server fills in the document's placeholders. */
const fillDocument: Plugin = {
  name: 'fill-document',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replaceAll(/%(?:PAGE_TITLE|PRODUCT_NAME)%/gu, 'Homeyield').replaceAll('%API_ORIGIN%', ''),
}

/** The document’s first paint needs none of the scripts: on a slow line they took its share, 1.3 s. */
const paintFirst: Plugin = {
  name: 'paint-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replaceAll(/(?<=<script type="module"|<link rel="modulepreload")/gu, ' fetchpriority="low"'),
  },
}

export const shared = defineConfig({
  plugins: [react(), precompress()],
  server: { proxy: { '/api': SERVER, '/assets': SERVER, '/stop': SERVER, '/rents': SERVER, [PUBLIC]: SERVER } },
  build: {
    target: 'baseline-widely-available',
    // Inline data URLs would need a looser content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
})

/** The figures of a calculation, which nearly every part loads, in one file: without it offline support loads the calculator too. */
const DOMAIN = {
  name: 'domain',
  test: /[\\/]domain[\\/]src[\\/](?:calculation|dates|expenses|fields|loans|money|outcome|appraisal|property[\\/]area|rent)[\\/-](?!describe-estimate|rests-on)/u,
  minShareCount: 4,
}

/** The fields, calls and storage that several screens share, in one file: without it /signin loads the calculator’s too, 14 kB. */
const SHARED = {
  name: 'shared',
  test: /[\\/](?:domain[\\/]src[\\/](?:membership|records)|web[\\/]src[\\/](?:ui[\\/](?!number|slider|figure|select|table|upload|file|text-)|api-client|storage|paths|session[\\/]target|layout[\\/]use-premium|components[\\/]upgrade))/u,
  // Before the others, which would take what they depend on.
  priority: 1,
  minShareCount: 3,
}

/** What the pages of a home compute with, in one file instead of twenty small ones. */
const ANALYSIS = {
  name: 'analysis',
  test: /[\\/]domain[\\/]src[\\/](?:analysis|figures|investment-return)[\\/](?!.*(?:statements|list-rules|describe-lender|workings))/u,
  minShareCount: 3,
}

/** What parses answers, of which sign-in needs a part and offline support all. */
const ZOD = {
  name: 'zod',
  test: /[\\/](?:node_modules[\\/]zod|contract[\\/]src[\\/]text-field)/u,
  priority: 1,
  minShareCount: 3,
}
const SCHEMAS = {
  name: 'schemas',
  test: /[\\/]contract[\\/]src[\\/](?:calculation|market-rent|field-schemas|scenario)/u,
  minShareCount: 3,
}

/** What the pages of a home have in common, in one file instead of thirty small ones: 3.5 kB less on each. */
const HOME = {
  name: 'home',
  test: /[\\/]web[\\/]src[\\/]screens[\\/]calculator[\\/](?!save[\\/])/u,
  minShareCount: 4,
}

/** Instead of fflate's own, for write-excel-file. */
const ZIP = fileURLToPath(new URL('src/components/xlsx/zip-without-worker.ts', import.meta.url))

// The public pages do not work offline, so only the application has a service worker.
export default mergeConfig(shared, {
  plugins: [fillDocument, paintFirst, offlineShell(), listModules()],
  resolve: { alias: [{ find: /^fflate$/u, replacement: ZIP }] },
  build: {
    rolldownOptions: { output: { codeSplitting: { groups: [DOMAIN, SHARED, ANALYSIS, ZOD, SCHEMAS, HOME] } } },
  },
})

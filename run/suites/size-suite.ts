import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { filesBehind, scriptsOf, type Manifest, parseManifest } from '../build-manifest.ts'
import { buildWeb } from '../build-web.ts'
import { addOutcomes, type Outcome } from './outcome.ts'
import { ROOT } from './run-tool.ts'
import { runVitest } from './vitest-suite.ts'
import { PUBLIC_PAGE_BUDGET, SCREEN_BUDGET, SIZE_BUDGETS } from './size-budgets.ts'

/**
 * Builds the web app and compares the JavaScript of each first visit with its budget: the entry, the screen and their imports.
 * Prints every figure. Then runs the tests of what was built.
 */
export async function runSize(): Promise<Outcome> {
  const dist = await buildWeb(ROOT, (message) => console.log(message))
  const manifest = parseManifest(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const outcome: Outcome = { passed: 0, failed: 0, skipped: [], failures: [] }
  const check = (name: string, files: readonly string[], target: number) => {
    const size = files.reduce((sum, file) => sum + packedSize(join(dist, file)), 0) / 1000
    const fits = size <= target
    if (fits) outcome.passed++
    else outcome.failed++
    const line = `${name.padEnd(32)}${size.toFixed(1).padStart(6)} kB, at most ${target}`
    if (!fits) outcome.failures.push({ test: name, error: line })
    console.log(`${fits ? '✓' : '✗'} ${line}`)
  }
  for (const { screen, sources } of SIZE_BUDGETS) {
    check(screen, filesBehind(manifest, ['index.html', ...sources]), SCREEN_BUDGET)
  }
  const pages = join(dist, 'pages')
  if (existsSync(pages)) {
    const names = readdirSync(pages).filter((name) => name.endsWith('.html'))
    for (const name of names) check(`pages/${name}`, filesOfPage(manifest, join(pages, name)), PUBLIC_PAGE_BUDGET)
    if (names.length === 0) check('pages/*.html (there are none)', [], -1)
  } else {
    console.log(`  The public pages are not built here: there is no ${pages}.`)
  }
  return addOutcomes([outcome, await runVitest('built', [])])
}

/** All scripts that a page may load, dynamic imports included. */
function filesOfPage(manifest: Manifest, page: string): string[] {
  const scripts = scriptsOf(readFileSync(page, 'utf8'))
  const names = Object.keys(manifest).filter((name) => scripts.includes(manifest[name]?.file ?? ''))
  return [...new Set([...scripts, ...filesBehind(manifest, names, true)])]
}

function packedSize(path: string): number {
  return brotliCompressSync(readFileSync(path)).length
}

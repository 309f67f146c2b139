import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'

const ROOT = join(import.meta.dirname, '../..')

/**
 * Opens a copy of the calculator in `page`, with the same fields, figures and styles, and plain DOM code in place of the
 * product's (web/src/bench/plain-calculator.ts).
 */
export async function openPlainPage(page: Page): Promise<Page> {
  const [html, script] = await Promise.all([page.evaluate(copyPage), buildScript()])
  const plain = await page.context().newPage()
  const size = page.viewportSize()
  if (size) await plain.setViewportSize(size)
  await plain.route('**/plain-calculator', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await plain.goto('/plain-calculator')
  await plain.addScriptTag({ content: script })
  return plain
}

async function buildScript(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'homeyield-plain-'))
  try {
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js')
    const options = ['build', '--config', 'vite.bench.config.ts', '--outDir', directory, '--logLevel', 'warn']
    await promisify(execFile)(process.execPath, [vite, ...options], { cwd: join(ROOT, 'web') })
    return await readFile(join(directory, 'plain.js'), 'utf8')
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** The HTML of the page without scripts, and with the current values of fields as attributes. */
function copyPage(): string {
  const copy = document.documentElement.cloneNode(true) as HTMLElement
  const typed = document.querySelectorAll('input')
  copy.querySelectorAll('input').forEach((input, index) => {
    const { value = '', checked = false } = typed[index] ?? {}
    input.setAttribute('value', value)
    input.toggleAttribute('checked', checked)
  })
  for (const element of copy.querySelectorAll('script, link[rel="modulepreload"]')) element.remove()
  return `<!doctype html>${copy.outerHTML}`
}

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'

const ROOT = join(import.meta.dirname, '../..')

/**
 * Opens the calculator that `page` shows once more in a page of its own, as it stands there, with plain DOM code behind it in place
 * of the product's (web/src/bench/plain-calculator.ts): the same fields, figures, styles and bar.
 */
export async function openPlainPage(page: Page): Promise<Page> {
  const [html, script] = await Promise.all([page.evaluate(pictureOfPage), buildScript()])
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

/** The page as it stands, without its scripts. What was typed into it stands in its attributes. */
function pictureOfPage(): string {
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

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect, expectScreen } from './fixtures.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Expects no findings of axe on the screen, or in its open dialog, or on its skeleton with `loading`; with `dark`, none of the
 * rules about colours in the dark scheme either.
 */
export async function expectAccessible(page: Page, { loading = false, dark = false } = {}): Promise<void> {
  if (!loading) await expectScreen(page)
  expect(await findViolations(page, { type: 'tag', values: RULES })).toEqual([])
  if (!dark) return
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await page.emulateMedia({ colorScheme: null })
}

/** Expects no findings of axe's rules about colours. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await findViolations(page, { type: 'rule', values: RULES_OF_COLOURS })).toEqual([])
}

async function findViolations(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  // Once for each document. The package for Playwright adds it again for each run, and opens a second page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (runOnly) => {
    // In the middle of a transition the contrast is not that of either colour.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
    // What is behind a dialog cannot be used while it is open, and is expected without it.
    const shown = document.querySelector('dialog:modal') ?? document
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(shown, {
      runOnly,
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, runOnly)
}

import type { Page } from '@playwright/test'

/** Returns these calculations in pages. Their ids are their places, from 0. Those after the first page wait for `others`. */
export async function mockList(page: Page, rows: readonly object[], others: Promise<unknown> = Promise.resolve()) {
  await page.route('**/api/calculations?*', async (route) => {
    const { searchParams } = new URL(route.request().url())
    const after = searchParams.get('after')
    if (after !== null) await others
    const start = Number(after ?? -1) + 1
    await route.fulfill({ json: rows.slice(start, start + Number(searchParams.get('limit'))) })
  })
}

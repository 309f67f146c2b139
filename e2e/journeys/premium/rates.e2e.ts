import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../../expect-accessible.ts'
import { calculationOf, expect, expectToFit, test } from '../../fixtures.ts'

test.use({ tier: 'premium' })

const HOME = { status: 'owned', deposit: 170_000, interest_rate: 6.49, loan_duration: 30 }

test('rates that end are tried, saved to their home, and taken to a calendar', async ({ page, callApi }) => {
  const loans = [
    { name: 'Fixed', share_pct: 60, fixed_until: '2030-12-01' },
    { name: 'Floating', share_pct: 40 },
  ]
  const analysis = { settlement_date: '2024-06-01', loans }
  await callApi('POST', '/calculations', calculationOf('1 First Street, Frankton', { ...HOME, analysis }))
  await page.goto('/portfolio')
  await page.getByRole('link', { name: 'Rates that end', exact: true }).click()
  await expect(page).toHaveURL('/portfolio/rates')

  const fixed = page.getByRole('listitem', { name: '1 First Street, Fixed' })
  await expect(fixed).toContainText('Fixed until 1 Dec 2030')
  await fixed.getByLabel('Try a rate').fill('5.1')
  await expect(fixed).toContainText('less a week')
  await expect(page.getByText('more than three months old')).toBeVisible()
  // The week, which stays in sight, would lie over the tabs.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, { dark: true })
  await expectToFit(page)

  await page.getByRole('button', { name: 'Use these rates' }).click()
  await expect(page.getByText('The new rates are saved in 1 First Street.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('the rates are as they were before')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add the dates to a calendar (.ics)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('rates-that-end.ics')
  expect(await readFile(await file.path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20301201')
})

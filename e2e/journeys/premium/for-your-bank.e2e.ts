import { readFile } from 'node:fs/promises'
import { expect, openCalculator, openPage, section, test } from '../../calculator.ts'
import { expectAccessible } from '../../expect-accessible.ts'
import { calculationOf, expectToFit } from '../../fixtures.ts'

test.use({ tier: 'premium' })

const DEAL = {
  deposit: 170_000,
  interest_rate: 6.49,
  loan_duration_months: 360,
  loan_payment_term: 'Fortnightly',
  weekly_rental_income: 635,
  analysis: { settlement_date: '2026-12-01', gross_income: 143_000, rent_shading_pct: 25 },
}

test('a page for the bank and the next rent increase, by keyboard and on a phone', async ({ page, callApi }) => {
  const { id } = await callApi<{ id: string }>('POST', '/calculations', calculationOf('1 Test Street, Auckland', DEAL))
  await openCalculator(page, `/calculator/${id}/bank`)
  const bank = section(page, 'For your bank')
  // Reference case N3.
  await expect(bank.getByRole('listitem').filter({ hasText: 'Loan to value (LVR)' })).toContainText('Above 70%')
  await expect(bank.getByText('$494,355').first()).toBeVisible()
  await bank.getByText('Rules used, as at').press('Enter')
  await expect(bank.getByRole('link', { name: 'rbnz.govt.nz; landlords.co.nz' })).toBeVisible()
  await expect(bank.getByText('No borrower is named.')).toBeVisible()
  await expect(bank.getByRole('row', { name: /^Loan 1/u })).toContainText('$1,980.72 a fortnight')

  // A browser with a window would open its own dialog.
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-print-called', '')
  })
  await bank.getByRole('button', { name: 'Print for your bank' }).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-print-called')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toHaveCount(1)
  for (const text of ['Home loan information', '$1,980.72 a fortnight', 'Rules as at']) {
    await expect(page.getByRole('article')).toContainText(text)
  }
  for (const text of ['speed limits on banks', 'No borrower is named.']) {
    await expect(page.getByRole('article')).not.toContainText(text)
  }
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article')).toContainText('Where the week goes')
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('radio', { name: 'Live in it' }).check()
  const afford = section(page, 'Can I afford it')
  await expect(afford.getByText('Not above 80%')).toBeVisible()
  await afford.getByRole('textbox', { name: 'Other debt' }).fill('20000')
  await expect(afford.getByText('$700,000')).toBeVisible()

  await openPage(page, 'Rent')
  const increases = section(page, 'Rent increases')
  await expect(increases.getByText('– Add the day when the tenancy began to see this.')).toBeVisible()
  await increases.getByLabel('Tenancy began').fill('2026-03-01')
  await increases.getByLabel('You give notice on').fill('2026-12-01')
  await increases.getByLabel('Last rent increase').fill('2025-03-01')
  await expect(increases.getByText('The last increase cannot be before the tenancy began')).toBeVisible()
  await increases.getByLabel('Last rent increase').fill('')
  await expect(
    increases.getByText(
      'Earliest increase: 1 Mar 2027 (12 months after the tenancy began). Give notice by 31 Dec 2026.',
    ),
  ).toBeVisible()
  await increases.getByLabel('How you give it').selectOption('post')
  await expect(increases.getByText('Allow four working days. Your region’s anniversary day')).toBeVisible()
  await expect(increases.getByText('Give notice by 16 Dec 2026.')).toBeVisible()
  const calendar = page.waitForEvent('download')
  await increases.getByRole('button', { name: 'Add to calendar (.ics)' }).press('Enter')
  expect(await readFile(await (await calendar).path(), 'utf8')).toContain('DTSTART;VALUE=DATE:20270301')
  // Nothing is half under the header then, which counts as too small a target.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, { dark: true })
  await expectToFit(page)

  // The server prints what is stored, so changes are saved first.
  await openPage(page, 'Can I afford it')
  const printing = page.waitForEvent('download')
  await afford.getByRole('button', { name: 'Save and download as PDF' }).click()
  expect((await printing).suggestedFilename()).toBe('Home loan information 1 Test Street, Auckland.pdf')
  expect((await readFile(await (await printing).path())).subarray(0, 5).toString()).toBe('%PDF-')
  await expect(afford.getByRole('button', { name: 'Download as PDF', exact: true })).toBeVisible()
  expect(await callApi('GET', `/calculations/${id}`)).toMatchObject({
    purpose: 'live_in',
    analysis: { owner_occupied: true, other_debt: 20_000, tenancy: { tenancy_start: '2026-03-01', notice_by: 'post' } },
  })

  await page.setViewportSize({ width: 320, height: 640 })
  for (const [name, title] of [
    ['Can I afford it', 'Can I afford it'],
    ['Rent', 'Rent increases'],
  ] as const) {
    await openPage(page, name)
    await expect(section(page, title).getByText('Rules used, as at')).toBeVisible()
    await expectToFit(page, [320])
    await expectAccessible(page)
  }
})

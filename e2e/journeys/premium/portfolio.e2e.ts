import { expectAccessible } from '../../expect-accessible.ts'
import { calculationOf, expect, expectToFit, test } from '../../fixtures.ts'

test.use({ tier: 'premium' })

const OWNERS = [{ name: 'Ana', share_pct: 100, other_income: 100_000 }]
const HOME = { status: 'owned', deposit: 170_000, interest_rate: 6.49, loan_duration: 30 }

test('the portfolio adds up the owned homes, with the ends of their rates and the year after tax', async ({
  page,
  callApi,
}) => {
  const loans = [
    { name: 'Fixed', share_pct: 60, fixed_until: '2030-12-01' },
    { name: 'Floating', share_pct: 40 },
  ]
  await callApi(
    'POST',
    '/calculations',
    calculationOf('1 First Street, Frankton', { ...HOME, analysis: { owners: OWNERS, loans } }),
  )
  await callApi(
    'POST',
    '/calculations',
    calculationOf('2 Second Street, Frankton', { ...HOME, analysis: { owners: OWNERS } }),
  )
  await callApi('POST', '/calculations', calculationOf('3 Third Street, Frankton', { status: 'owned' }))
  await callApi('POST', '/calculations', calculationOf('4 Fourth Street, Frankton', { ...HOME, status: 'offer' }))
  await page.goto('/calculations')
  await page.getByRole('link', { name: 'What I own' }).click()
  await expect(page).toHaveURL('/portfolio')
  await expect(page).toHaveTitle('What I own · Homeyield')

  const homes = page.getByRole('region', { name: 'Homes, as a table' })
  await expect(homes.getByRole('rowheader')).toHaveText([
    '1 First Street',
    '2 Second Street',
    '3 Third Street',
    'Together',
  ])
  // Three prices; two loans of 680,000.
  await expect(homes.getByRole('row', { name: /^Together/u })).toContainText('$2,550,000$1,360,000')
  await expect(page.getByText('3 Third Street: Add a deposit to see this.').first()).toBeVisible()

  await expect(page.getByText('1 Dec 2030: fixed rate of Fixed ends')).toBeVisible()
  await expect(page.getByRole('region', { name: 'When your rates end' }).getByRole('listitem')).toContainText(
    '1 Dec 2030 1 First Street, Fixed:',
  )

  const owners = page.getByRole('region', { name: 'Tax of each owner, as a table' })
  await expect(owners.getByRole('row', { name: /^Ana/u })).toContainText('2')
  await expect(page.getByText('An estimate of income tax, not advice.')).toBeVisible()
  await expectAccessible(page, { dark: true })
  await expectToFit(page)

  await test.step('all homes together for a bank, on screen, in print and as PDF', async () => {
    await page.getByRole('link', { name: 'For your bank' }).click()
    await expect(page).toHaveURL('/portfolio/bank')
    await expect(page.getByText('3 Third Street, Frankton is not counted in what follows from all homes')).toBeVisible()
    await expectAccessible(page, { dark: true })
    await expectToFit(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as PDF' }).click()
    expect((await download).suggestedFilename()).toBe('Home loan information All homes.pdf')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print for your bank' })).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'What I own' })).toBeHidden()
    await expect(page.getByRole('heading', { name: 'What is counted' })).toBeVisible()
  })
})

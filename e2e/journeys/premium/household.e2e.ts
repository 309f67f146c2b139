import { expectAccessible } from '../../expect-accessible.ts'
import { calculationOf, expect, expectToFit, test } from '../../fixtures.ts'

test.use({ tier: 'premium' })

test('a person is named by a home, and a new income changes it', async ({ page, callApi }) => {
  const owners = [{ name: 'Ben', share_pct: 100, other_income: 48_000 }]
  const { id } = await callApi<{ id: string }>(
    'POST',
    '/calculations',
    calculationOf('1 First Street, Frankton', { deposit: 170_000, interest_rate: 6.49, analysis: { owners } }),
  )
  await page.goto('/portfolio/people')
  await test.step('the owner of today becomes a person', async () => {
    await expect(page.getByRole('heading', { name: 'An owner named Ben in 1 home' })).toBeVisible()
    await expectAccessible(page, { dark: true })
    await expectToFit(page)
    await page.getByRole('button', { name: 'Add Ben to my household' }).click()
    await expect(page.getByText('Ben is one person in one home now:')).toBeVisible()
  })
  await test.step('a second person is added and owns half of the home', async () => {
    await page.getByRole('button', { name: 'Add a person, company or trust' }).click()
    await page.getByLabel('Name').fill('Ana')
    await page.getByLabel('Other income before tax').fill('95000')
    await expectAccessible(page, { dark: true })
    await expectToFit(page)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Ana was added.')).toBeVisible()
    await page.getByRole('listitem', { name: 'Ben' }).getByRole('link', { name: '1 First Street' }).click()
    await expect(page).toHaveURL(`/calculator/${id}/years`)
    await page.getByRole('button', { name: 'Change what is assumed' }).click()
    await page.getByRole('button', { name: 'Add another owner' }).click()
    await page.getByRole('listitem', { name: 'Owner 2' }).getByLabel('Owner', { exact: true }).selectOption('Ana')
    await expect(page.getByRole('listitem', { name: 'Ana' })).toContainText('$95,000 a year')
    await expectAccessible(page, { dark: true })
    await page.getByRole('banner').getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText('Rental assessment saved')).toBeVisible()
  })
  await test.step('a new income says which home it changes, and who owns it cannot be removed', async () => {
    await page.getByRole('listitem', { name: 'Ana' }).getByRole('link', { name: 'Change it under People' }).click()
    await page.getByRole('button', { name: 'Change Ana' }).click()
    await page.getByLabel('Other income before tax').fill('120000')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Ana was changed. This changes one home: 1 First Street.')).toBeVisible()
    await page.getByRole('button', { name: 'Remove Ana' }).click()
    await expect(page.getByText('Ana cannot be removed while this home names them: 1 First Street.')).toBeVisible()
    const { analysis } = await callApi<{ analysis: object }>('GET', `/calculations/${id}`)
    expect(analysis).toMatchObject({
      owners: [
        { name: 'Ben', share_pct: 50 },
        { name: 'Ana', share_pct: 50, other_income: 120_000 },
      ],
    })
  })
})

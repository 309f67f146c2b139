import type { Page } from '@playwright/test'
import { box, expect, fill, saveButton, section, test } from '../../calculator.ts'
import { expectAccessible } from '../../expect-accessible.ts'
import { calculationOf, expectToFit } from '../../fixtures.ts'

test.use({ tier: 'premium' })

interface Saved {
  readonly id: string
  readonly interest_rate: number
  readonly rates: number
  readonly scenarios: readonly { readonly id: string; readonly name: string; readonly changes: object }[]
}

const HOME = calculationOf('12 Rose Street, Enderley, Hamilton', {
  deposit: 170_000,
  interest_rate: 6.49,
  loan_duration_months: 360,
  rates: 2900,
})

const scenarios = (page: Page) => section(page, 'Scenarios')
const choice = (page: Page, name: string) =>
  scenarios(page).getByRole('group', { name: 'What is shown' }).getByRole('button', { name, exact: true })
const press = (page: Page, name: string) => scenarios(page).getByRole('button', { name, exact: true }).click()

async function nameIt(page: Page, title: string, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('textbox', { name: 'Name of the scenario' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
}

test('a scenario is copied, changed, renamed, made the calculation and deleted, with Undo', async ({
  page,
  callApi,
}) => {
  const { id } = await callApi<Saved>('POST', '/calculations', HOME)
  const read = () => callApi<Saved>('GET', `/calculations/${id}`)
  await page.goto(`/calculator/${id}?scenario=new`)

  await test.step('the link of the list asks for its name, and it begins as the calculation', async () => {
    await nameIt(page, 'Copy as scenario', 'Higher rates')
    await expect(choice(page, 'Higher rates')).toHaveAttribute('aria-pressed', 'true')
    await expect(scenarios(page)).toContainText('It is the same as the calculation.')
    await page.getByRole('button', { name: 'Email Assessment' }).click()
    const refusal = page.getByRole('dialog', { name: 'Email Assessment' })
    await expect(refusal).toContainText('Open the saved calculation to email it.')
    await refusal.getByRole('button', { name: 'Close' }).click()
  })

  await test.step('what differs is said and marked at its field, and only that is saved', async () => {
    await fill(page, { 'Interest rate': '7.49' })
    await expect(scenarios(page)).toContainText('7.49% a year instead of 6.49% a year')
    // Nothing is half under the header then, which counts as too small a target.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectAccessible(page, { dark: true })
    await saveButton(page, 'Update').click()
    await expect(page.getByText('Scenario saved')).toBeVisible()
    expect(await read()).toMatchObject({
      interest_rate: 6.49,
      scenarios: [{ name: 'Higher rates', changes: { interest_rate: 7.49 } }],
    })
    await page.reload()
    await expect(box(page, 'Interest rate')).toHaveValue('7.49')
    await expect(page.locator('html')).toHaveAttribute('data-prints', 'assessment')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('article')).toContainText('Scenario: Higher rates')
    await page.emulateMedia({ media: null })
  })

  await test.step('a change of the calculation goes through to it', async () => {
    await choice(page, 'As it is').focus()
    await page.keyboard.press('Enter')
    await expect(box(page, 'Interest rate')).toHaveValue('6.49')
    await fill(page, { Rates: '3,100' })
    await choice(page, 'Higher rates').click()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await saveButton(page, 'Update').click()
    await expect(page.getByText('Rental assessment saved')).toBeVisible()
    await choice(page, 'Higher rates').click()
    await expect(box(page, 'Rates')).toHaveValue('3,100')
    await expect(box(page, 'Interest rate')).toHaveValue('7.49')
  })

  await test.step('without a connection nothing is lost, and it says so', async () => {
    await fill(page, { Deposit: '200,000' })
    await page.route('**/api/calculations/*', (route) => route.abort())
    await saveButton(page, 'Update').click()
    const problem = page.getByRole('alertdialog', { name: 'Not saved' })
    await expect(problem).toContainText('We could not reach our server.')
    await problem.getByRole('button', { name: 'OK' }).click()
    await page.unroute('**/api/calculations/*')
    await page.reload()
    await expect(page.getByText('Your unsaved changes are back.')).toBeVisible()
    await expect(box(page, 'Deposit')).toHaveValue('200,000')
  })

  await test.step('it becomes the calculation, which its Undo takes back', async () => {
    await press(page, 'Turn into the calculation')
    await expect(choice(page, 'As it is')).toHaveAttribute('aria-pressed', 'true')
    await expect(box(page, 'Deposit')).toHaveValue('200,000')
    expect(await read()).toMatchObject({
      deposit: 200_000,
      interest_rate: 7.49,
      scenarios: [{ name: 'Earlier figures', changes: { deposit: 170_000, interest_rate: 6.49 } }],
    })
    await press(page, 'Undo')
    await expect(choice(page, 'Higher rates')).toHaveAttribute('aria-pressed', 'true')
    expect(await read()).toMatchObject({
      deposit: 170_000,
      interest_rate: 6.49,
      scenarios: [{ name: 'Higher rates', changes: { deposit: 200_000, interest_rate: 7.49 } }],
    })
  })

  await test.step('it gets another name, and is deleted and back', async () => {
    await press(page, 'Rename')
    await nameIt(page, 'Rename the scenario', 'Rates at 7.49%')
    await press(page, 'Delete this scenario')
    await expect(choice(page, 'Rates at 7.49%')).toHaveCount(0)
    expect(await read()).toMatchObject({ scenarios: [] })
    await press(page, 'Undo')
    await expect(choice(page, 'Rates at 7.49%')).toHaveAttribute('aria-pressed', 'true')
    expect(await read()).toMatchObject({ scenarios: [{ name: 'Rates at 7.49%' }] })
    await expectToFit(page, [320, 375, 1280])
  })

  await test.step('a change made elsewhere stops an action, and is loaded', async () => {
    await callApi('PATCH', `/calculations/${id}`, { rates: 4000 })
    await press(page, 'Delete this scenario')
    await expect(scenarios(page)).toContainText('changed in another window or on another device')
    await press(page, 'Load the other version')
    await expect(choice(page, 'Rates at 7.49%')).toHaveAttribute('aria-pressed', 'true')
    expect(await read()).toMatchObject({ rates: 4000, scenarios: [{ name: 'Rates at 7.49%' }] })
  })
})

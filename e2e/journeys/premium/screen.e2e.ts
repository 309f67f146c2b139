import { expectAccessible } from '../../expect-accessible.ts'
import { expect, expectToFit, test } from '../../fixtures.ts'

test.use({ tier: 'premium' })

const LIST = `126 Kauri Street, Waiheke, Auckland, 3 bed house, $950,000
149 Queen Street, Enderley, Hamilton, 2 bedroom house, auction
Newtown, Wellington, 3 bedroom house, $650k
Hillcrest, 3 bedroom house, $700,000
Lot 7, the usual place`

test('a pasted list is ranked, asked about, compared on other terms and undone', async ({ page, callApi }) => {
  await callApi('GET', '/account')
  await page.goto('/screen')
  await expectAccessible(page, { dark: true })

  await test.step('paste and press', async () => {
    await page.getByRole('textbox', { name: 'Your homes' }).fill(LIST)
    await page.getByRole('button', { name: 'Rank these homes' }).click()
    await expect(page.getByRole('heading', { name: 'Best first' })).toBeVisible()
    await expect(page.getByText(/Works up to \$[\d,]+/u).first()).toBeVisible()
    await expectAccessible(page, { dark: true })
    await expectToFit(page, [320, 375, 768, 1024, 1280])
  })

  await test.step('a question, by the keyboard', async () => {
    const question = page.getByRole('group', { name: /Hillcrest/u })
    await question.getByRole('radio').first().focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Use this answer' }).press('Enter')
    await expect(question).toBeHidden()
    await expect(page.getByRole('heading', { name: /homes are compared/u })).toBeFocused()
  })

  await test.step('other terms are counted at once, and stored', async () => {
    await page.getByRole('button', { name: 'Terms and criteria' }).click()
    const gross = page.getByRole('textbox', { name: 'Gross yield, at least' })
    const stored = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await gross.fill('1')
    await expect(page.getByText(/^Passes: it needs/u).first()).toBeVisible()
    await stored
    await expectAccessible(page, { dark: true })
    await page.reload()
    await expect(page.getByText(/gross yield, at least 1%/u)).toBeVisible()
  })

  await test.step('a phone', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectToFit(page)
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('print has the table without controls', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('table', { name: 'The ranked homes' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Save / }).first()).toBeHidden()
    await expect(page.getByRole('button', { name: 'Download CSV' })).toBeHidden()
    // A4 between its margins.
    await expectToFit(page, [718])
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: 1280, height: 800 })
    const heights = await page
      .getByRole('table', { name: 'The ranked homes' })
      .getByRole('row')
      .evaluateAll((rows) => rows.map(({ clientHeight }) => clientHeight))
    expect(Math.max(...heights)).toBeLessThan(110)
  })

  await test.step('save, compare, undo', async () => {
    const boxes = page.getByRole('checkbox', { name: /^Compare / })
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await page.getByRole('button', { name: 'Save and compare 2 homes' }).click()
    await expect(page).toHaveURL(/\/calculations\/compare\?/u)
    await page.goBack()
    await expect(page.getByRole('link', { name: /^Saved: open / })).toHaveCount(2)
    await page.getByRole('button', { name: 'Undo this list' }).click()
    await page.getByRole('button', { name: 'Delete the list and the 2 calculations' }).click()
    await expect(page.getByText('The list was deleted, and 2 calculations of 2 saved from it.')).toBeVisible()
    expect(await callApi('GET', '/calculations')).toEqual([])
  })
})

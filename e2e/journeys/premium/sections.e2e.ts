import {
  box,
  choose,
  chooseAddress,
  expect,
  marketRent,
  mockMarketRent,
  NO_EVIDENCE,
  openCalculator,
  openPage,
  openSection,
  slider,
  test,
} from '../../calculator.ts'

// What the sections show and change: web/src/screens/calculator/numbers/numbers-page.test.tsx.
test.use({ tier: 'premium' })

test('the arrow keys move a slider and its box, and the choices stay inside their card', async ({ page, callApi }) => {
  expect(await callApi('GET', '/calculations')).toEqual([])
  await openCalculator(page)
  await test.step('the arrow keys move a slider and its box', async () => {
    const price = slider(page, 'Purchase price')
    await box(page, 'Purchase price').fill('500000')
    await price.focus()
    await page.keyboard.press('ArrowRight')
    await expect(box(page, 'Purchase price')).toHaveValue('501,000')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowDown')
    await expect(box(page, 'Purchase price')).toHaveValue('499,000')
    await page.keyboard.press('PageUp')
    await expect(box(page, 'Purchase price')).toHaveValue('509,000')
    await page.keyboard.press('PageDown')
    await expect(box(page, 'Purchase price')).toHaveValue('499,000')
    await page.keyboard.press('Home')
    await expect(box(page, 'Purchase price')).toHaveValue('0')
    await page.keyboard.press('End')
    await expect(box(page, 'Purchase price')).toHaveValue('2,000,000')
    await expect(price).toBeFocused()
  })

  await test.step('the choices stay inside their card on the narrowest phone', async () => {
    await page.setViewportSize({ width: 320, height: 800 })
    // The others close once the window is narrow.
    await expect(page.locator('h2 [aria-expanded=true]')).toHaveCount(1)
    await openSection(page, 'Borrowing')
    for (const term of ['Weekly', 'Fortnightly', 'Monthly', 'Yearly']) {
      await choose(page, 'Repayments', term)
      const overflow = await page.getByRole('group', { name: 'Repayments' }).evaluate((group) => {
        const right = Math.max(
          ...Array.from(group.querySelectorAll('label'), (label) => label.getBoundingClientRect().right),
        )
        return right - group.getBoundingClientRect().right
      })
      expect(overflow, term).toBeLessThanOrEqual(0)
    }
  })
})

test('the name of an area is on one line on the narrowest phone', async ({ page }) => {
  const district = { ...marketRent('House', 3, 570, 700), place: 'Christchurch', level: 'district' }
  await mockMarketRent(page, [{ ...marketRent('House', 3, 654, 756), evidence: { ...NO_EVIDENCE, district } }])
  await openCalculator(page)
  await chooseAddress(page)
  await page.setViewportSize({ width: 320, height: 812 })
  await openPage(page, 'Rent')
  const name = page.getByRole('rowheader', { name: /^Christchurch/u })
  const lines = await name.evaluate((cell) => {
    const words = document.createRange()
    if (cell.firstChild) words.selectNode(cell.firstChild)
    return new Set([...words.getClientRects()].map(({ top }) => top)).size
  })
  expect(lines).toBe(1)
})

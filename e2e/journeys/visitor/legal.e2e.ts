import { expect, tabTo, test } from '../../fixtures.ts'

test('the footer names the provider of property data and links to its terms, and the page scrolls there', async ({
  page,
}) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(
    'Property data: Cotality (sample data here). Property data is updated monthly. Rents: Ministry of Business',
  )
  await expect(footer.getByRole('link', { name: 'Cotality' })).toHaveAttribute('href', 'https://www.cotality.com')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of the data providers' }).click()
  await expect(page).toHaveURL('/termsandconditions#data-providers')
  const section = page.getByRole('heading', { name: /Terms of the data providers$/u })
  await expect(section).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  await expect(section).toBeFocused()

  await test.step('opened there, and chosen again', async () => {
    await page.goto('about:blank')
    await page.goto('/termsandconditions#data-providers')
    await expect(section).toBeInViewport()
    await expect(section).toBeFocused()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(section).not.toBeInViewport()
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Terms of the data' }).click()
    await expect(section).toBeInViewport()
  })
})

test('the contents link to every section, the terms contain what they must, and lines are not too long', async ({
  page,
}) => {
  await test.step('the contents link to every section, with the keyboard too', async () => {
    for (const path of ['/termsandconditions', '/privacypolicy']) {
      await page.goto(path)
      const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
      await expect(links.first()).toBeVisible()
      const titles = await links.allTextContents()
      const headings = await page.locator('main section h2').allTextContents()
      expect(headings).toEqual(titles.map((title, index) => `${index + 1}. ${title}`))
    }
    await tabTo(page, 'Your rights')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/privacypolicy#rights')
    await expect(page.getByRole('heading', { name: /Your rights$/u })).toBeFocused()
  })

  await test.step('the terms contain what they must, and both texts are marked as drafts', async () => {
    await page.goto('/termsandconditions')
    const terms = page.getByRole('main')
    for (const sentence of [
      'A lawyer has not reviewed it yet',
      '$4.99 a month in New Zealand dollars, GST included',
      'billed monthly',
      'renews automatically every month',
      '30 days’ notice',
      'one month’s notice',
      'Ministry of Business, Innovation and Employment',
      'LINZ Data Service',
      'Stats NZ',
      'Cotality, under a licence',
    ]) {
      await expect(terms).toContainText(sentence)
    }
    await page.goto('/privacypolicy')
    const policy = page.getByRole('main')
    for (const sentence of [
      'A lawyer has not reviewed it yet',
      'Privacy Act 2020',
      'information privacy principle 3A',
      'download everything that we hold about you',
      'When you accepted the professionals’ terms',
      'or follow a link that we emailed',
      '30 days after you signed out or the session ended',
      'Office of the Privacy Commissioner',
      'support@homeyield.test',
    ]) {
      await expect(policy).toContainText(sentence)
    }
  })

  await test.step('the lines of a legal text have at most 65 characters', async () => {
    await page.goto('/termsandconditions')
    const paragraph = page.locator('main section p').first()
    const characters = await paragraph.evaluate((element) => {
      const ruler = document.createElement('span')
      ruler.textContent = '0'
      element.append(ruler)
      const { width } = ruler.getBoundingClientRect()
      ruler.remove()
      return element.getBoundingClientRect().width / width
    })
    expect(characters).toBeLessThanOrEqual(65.5)
  })
})

test('the support page shows the e-mail address', async ({ page }) => {
  await page.goto('/support')
  await expect(page.getByRole('link', { name: 'support@homeyield.test' })).toHaveAttribute(
    'href',
    'mailto:support@homeyield.test',
  )
})

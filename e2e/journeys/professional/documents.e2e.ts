import type { Page } from '@playwright/test'
import { chooseAddress, expect, openCalculator, openPage, SAMPLE, test } from '../../calculator.ts'
import { expectAccessible, expectReadable } from '../../expect-accessible.ts'
import { expectToFit, freshEmail } from '../../fixtures.ts'
import { expectMails, nextMail } from '../../inbox.ts'

test.use({ tier: 'professional' })

test('a professional makes an appraisal, whose client opens the link without a script and accepts', async ({
  page,
  browser,
  callApi,
}) => {
  await callApi('GET', '/account')
  await openCalculator(page)
  await chooseAddress(page)
  await openPage(page, 'Documents')
  const documents = page.getByRole('region', { name: 'Documents' })
  await documents.getByRole('button', { name: 'Rental appraisal for the owner', exact: true }).click()

  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: SAMPLE.address })).toBeVisible()
  await page.getByRole('textbox', { name: 'Your estimate, lower' }).fill('640')
  await page.getByRole('textbox', { name: 'Your estimate, upper' }).fill('680')
  await expect(preview.getByText('$640 to $680 a week')).toBeVisible()
  await expectAccessible(page, { dark: true })
  await expectToFit(page)

  // It is printed alone, on A4.
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeHidden()
  await expect(preview.getByText('$640 to $680 a week')).toBeVisible()
  await expect(page.getByRole('contentinfo').filter({ hasText: 'Terms of the data providers' })).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.setViewportSize({ width: 1280, height: 720 })

  await page.getByRole('button', { name: 'Make a link' }).click()
  const address = await page.getByRole('textbox', { name: 'The link to this document' }).inputValue()
  // What the header covers would be too small to press.
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expectAccessible(page)

  const client = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
  const opened = await client.newPage()
  await opened.goto(address)
  await expect(opened.getByRole('heading', { level: 1, name: SAMPLE.address })).toBeVisible()
  await expect(opened.getByText('$640 to $680 a week')).toBeVisible()
  await expectToFit(opened)
  await opened.getByRole('button', { name: 'Accept' }).click()
  await expect(opened.getByText(/^You accepted this on/u)).toBeVisible()
  await client.close()

  await page.goto(address)
  await expectAccessible(page, { dark: true })
  await page.goBack()
  await page.getByRole('link', { name: 'All documents of this home' }).click()
  await expect(page.getByRole('list', { name: 'Documents' })).toContainText(/Accepted on/u)
  await expectAccessible(page, { dark: true })
  await expectToFit(page)
})

for (const width of [1280, 375]) {
  test(`the next appraisal is composed from an address and its bedrooms, ${width} pixels wide`, async ({
    page,
    callApi,
  }) => {
    const market = { rent_source: 'market', market_lower_quartile: 600, market_upper_quartile: 700 }
    const home = await callApi<{ id: string }>('POST', '/calculations', { property: '1 Test Street', ...market })
    const last = await callApi<{ id: string }>('POST', '/documents', {
      kind: 'buyer_appraisal',
      calculation_id: home.id,
      estimate_weekly_lower: 640,
      estimate_weekly_upper: 680,
    })
    await callApi('PATCH', `/documents/${last.id}`, { version: 1, outcome: 'won' })
    await page.setViewportSize({ width, height: 812 })
    await page.goto(`/calculator/${home.id}/documents/${last.id}`)
    const next = page.getByRole('region', { name: 'Next appraisal' })
    await next.getByRole('combobox', { name: 'Address' }).fill(SAMPLE.typed)
    await expectToFit(page)
    await next.getByRole('option', { name: SAMPLE.address }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'New appraisal' })).toBeVisible()
    const bedrooms = page.getByRole('button', { name: '3 bedrooms' })
    await expect(bedrooms).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'Document' })).toHaveValue('buyer_appraisal')
    await expectAccessible(page, { dark: true })
    await expectToFit(page)
    await bedrooms.click()
    await expect(page.getByText(/^As far from the market’s \$[\d,.]+ a week as your range was/u)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Your estimate, lower' })).not.toHaveValue('')
    await expect(page.getByRole('textbox', { name: 'Client’s email' })).toBeVisible()
    await expectToFit(page)

    await page.goto('/calculations')
    await page.getByRole('link', { name: 'New appraisal' }).click()
    const address = page.getByRole('combobox', { name: 'Address' })
    await expect(address).toBeFocused()
    await address.fill(SAMPLE.typed)
    await page.getByRole('option', { name: SAMPLE.address }).click()
    await expect(page.getByText('You have this home already.')).toBeVisible()
    await page.getByRole('button', { name: 'Compose its appraisal' }).click()
    await expect(page.getByRole('textbox', { name: 'Client’s email' })).toBeVisible()
  })
}

interface Content {
  readonly message: string
  readonly blocks: readonly { readonly title: string; readonly parts: readonly object[] }[]
}

/** The words of a document's blocks and message, as the API answers them. */
function wordsOf({ message, blocks }: Content): string[] {
  const found: string[] = [message]
  JSON.stringify(blocks, (key, value: unknown) => {
    // Names of blocks, parts and bars are for the program.
    const isCode = ['form', 'name', 'part'].includes(key) && /^[a-z_]+$/u.test(String(value))
    if (typeof value === 'string' && !isCode) found.push(value)
    return value
  })
  return found
}

/** What is shown, without spaces. */
function readPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let shown = ''
    while (texts.nextNode() !== null)
      if (texts.currentNode.parentElement?.checkVisibility({ visibilityProperty: true }) === true)
        shown += texts.currentNode.textContent
    return shown.replaceAll(/\s/gu, '')
  })
}

test('every kind of document is accessible, and printed with all its words and nothing else', async ({
  page,
  callApi,
}) => {
  const market = { rent_source: 'market', market_lower_quartile: 600, market_upper_quartile: 700 }
  const loan = { purchase_price: 850_000, deposit: 170_000, loan_duration_months: 360, interest_rate: 6.49 }
  const owners = [{ name: 'Ana', share_pct: 100, other_income: 95_000 }]
  const home = { property: '1 Test Street', ...market, ...loan, analysis: { owners } }
  const { id: calculation_id } = await callApi<{ id: string }>('POST', '/calculations', home)
  const own = { estimate_weekly_lower: 640, estimate_weekly_upper: 680, estimate_reason: 'A new kitchen.' }
  const comparables = [{ address: '2 Test Street', number_of_bedrooms: 3, weekly_rent: 660 }]
  for (const kind of ['owner_appraisal', 'buyer_appraisal', 'bank', 'market_rent_evidence']) {
    await test.step(kind, async () => {
      const given = kind === 'bank' ? {} : { ...own, comparables }
      const body = { kind, calculation_id, message: 'Good morning', ...given }
      const { id, content } = await callApi<{ id: string; content: Content }>('POST', '/documents', body)
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto(`/calculator/${calculation_id}/documents/${id}`)
      await expect(page.getByRole('region', { name: 'Preview' }).getByText('Good morning')).toBeVisible()
      await expectAccessible(page, { dark: true })
      await page.setViewportSize({ width: 794, height: 1123 })
      await page.emulateMedia({ media: 'print' })
      const printed = await readPage(page)
      expect(wordsOf(content).filter((words) => !printed.includes(words.replaceAll(/\s/gu, '')))).toEqual([])
      expect(printed).not.toMatch(/Send|Makealink|Repliesto/u)
      await page.emulateMedia({ media: null })
    })
  }
})

test.describe('of another account, because a new one sends three an hour', () => {
  test.use({ tier: 'premium' })

  test('an appraisal is sent with one press, can then only be read, and its mail fits a phone', async ({
    page,
    request,
    callApi,
  }) => {
    const client = freshEmail()
    await callApi('PATCH', '/account', { is_property_professional: true })
    const { version } = await callApi<{ version: number }>('GET', '/brand')
    const website = `${'rentals'.repeat(9)}.example`
    const branded = { version, company: 'Harbour Rentals', website, colour: '#2f3380', footer: website }
    await callApi('PUT', '/brand', branded)
    const market = { rent_source: 'market', market_lower_quartile: 600, market_upper_quartile: 700 }
    const home = await callApi<{ id: string }>('POST', '/calculations', { property: '1 Test Street', ...market })
    const { id } = await callApi<{ id: string }>('POST', '/documents', {
      kind: 'buyer_appraisal',
      calculation_id: home.id,
      estimate_weekly_lower: 640,
      estimate_weekly_upper: 680,
      comparables: [
        { address: '2 Test Street', number_of_bedrooms: 3, weekly_rent: 660, better_pct: 10, source: website },
      ],
    })
    await page.goto(`/calculator/${home.id}/documents/${id}`)
    await page.getByRole('textbox', { name: 'Client’s email' }).fill(client)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByText(`Sent to ${client}.`)).toBeVisible()
    await expect(page.getByRole('region', { name: 'What became of it' })).toContainText(`Sent to ${client} on`)
    await expect(page.getByRole('textbox', { name: 'Client’s email' })).toBeHidden()
    await expectMails(request, client, 1)

    const { html } = await nextMail(request, client, 'a')
    const mail = await page.context().newPage()
    for (const colorScheme of ['light', 'dark'] as const) {
      await mail.emulateMedia({ colorScheme })
      await mail.setContent(html)
      await expect(mail.getByText('2 Test Street')).toBeVisible()
      await expectToFit(mail, [340, 800])
      await expectReadable(mail)
    }
    await mail.close()

    await callApi('PUT', '/brand', { version: version + 1 })
    await callApi('PATCH', '/account', { is_property_professional: false })
  })
})

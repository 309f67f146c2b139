import { readFile } from 'node:fs/promises'
import { calculationOf, expect, test } from '../../fixtures.ts'
import type { Page } from '@playwright/test'

test.use({ tier: 'own' })

async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await downloading
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('all data can be downloaded as HTML and JSON, without password hash or token', async ({
  page,
  callApi,
  person,
}) => {
  await callApi('POST', '/calculations', calculationOf('5 Kōwhai Street, Ōtāhuhu, Auckland'))
  await page.goto('/yourdata')
  const written = await download(page, 'Download to read')
  expect(written.name).toMatch(/^homeyield-data-\d{4}-\d{2}-\d{2}\.html$/u)
  await expect(page.getByText('Your download is ready.')).toBeVisible()
  const json = await download(page, 'Download as JSON')
  expect(json.name).toMatch(/\.json$/u)
  expect(JSON.parse(json.text)).toMatchObject({ account: { email: person.email, name: person.name } })
  for (const { text } of [written, json]) {
    expect(text).toContain(person.email)
    expect(text).toContain('5 Kōwhai Street, Ōtāhuhu, Auckland')
    expect(text).not.toContain('$argon2')
    expect(text).not.toContain(person.token)
  }

  const reader = await page.context().newPage()
  await reader.setContent(written.text)
  await expect(reader.getByRole('heading', { name: 'Your Homeyield data' })).toBeVisible()
  await expect(reader.getByRole('heading', { name: 'Calculations (1)' })).toBeVisible()
  await expect(reader.getByRole('row', { name: `Email ${person.email}` }).first()).toBeVisible()
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findValuations } from '@homeyield/domain/documents/testing/find-valuations'
import { describe, expect, it } from 'vitest'
import type { AssessmentLetter } from '../mail/assessment-letter.ts'
import { readPdf } from './testing/read-pdf.ts'
import { LETTER, letterOf } from '../rental-assessments/testing/sample-letter.ts'
import { printPage } from './print-page.ts'

// The first page of a thread waits for its code to load.
const TIME = { timeout: 60_000 }
const print = async (changes: Partial<AssessmentLetter> = {}, logo: Uint8Array | null = null) =>
  readPdf(await printPage({ letter: { ...LETTER, ...changes }, productName: 'Homeyield', logo }, TIME.timeout))
// One pixel.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

describe('the page of the golden case', () => {
  it('is one page of every figure, with its macrons', TIME, async () => {
    const { pages, text } = await print()
    expect(pages).toBe(1)
    const words = [
      '12 Rose Street, Ōtāhuhu, Auckland',
      'House with 3 bedrooms and 1 car park',
      '$635',
      '$610 to $660 a week\nHigh confidence. Area median likely $602–680.',
      '$650 to $700 a week',
      'Māngere',
      '3.88%',
      '−2.61%',
      '$850,000',
      '$1,981 a fortnight',
      '$55,174 a year',
      '−$22,154 a year',
      'Cash each week\n−$572\nRent less costs and loan repayments, as at 6 Sep 2026.',
      'Profit before principal\n−$22,154 a year',
      'Principal\n$146',
      'Contingency\n$10\nCash each week\n−$572',
      'From 81 bonds in Ōtāhuhu Central, drawn towards its surroundings.',
      'These rents are more than two quarters old',
      'Ngā mihi',
      'Prepared by Test account, sender@homeyield.test',
      'not a registered valuation',
      'Areas: Stats NZ, CC BY 4.0. Addresses: sourced from the LINZ Data Service and licensed',
    ]
    for (const word of words) expect(text).toContain(word)
    expect(text.replaceAll('\n', ' ')).toContain('From 30 Jul 2056: $418 a week (loan repaid)')
    expect(text).not.toContain('?')
    expect(findValuations(text)).toEqual([])
  })

  it('leads with the professional’s estimate', TIME, async () => {
    const { text } = await print()
    expect(text.indexOf('$650 to $700 a week')).toBeLessThan(text.indexOf('$635'))
  })

  it('never looks sure of a rent of low confidence', TIME, async () => {
    const { text } = await print(letterOf({}, { confidence: 'Low', interval_80: [480, 850] }))
    expect(text).toContain('$610 to $660 a week\nLow confidence. Area median likely $480–850.')
    expect(text).not.toMatch(/high confidence|confidence: high/iu)
  })

  it('leaves out what is not known', TIME, async () => {
    const rentless = { rent_source: 'typed', market_lower_quartile: null, market_upper_quartile: null } as const
    for (const changes of [{ deposit: null, purchase_price: null }, rentless]) {
      const { pages, text } = await print(letterOf(changes))
      expect(pages).toBe(1)
      expect(text).not.toMatch(/not (?:known|given)/iu)
    }
  })

  it('lists other costs in the week', TIME, async () => {
    const everything = letterOf({ dwelling: 'Apartment', body_corporate_fees: 5200, other_expenses: 520 })
    const { pages, text } = await print(everything)
    expect(text).toMatch(/Other costs\n\$10\n/u)
    expect(pages).toBe(1)
  })

  it('shows a logo in place of the name', TIME, async () => {
    const { text, source } = await print({}, PNG)
    expect(source).toContain('/Subtype /Image')
    expect(text).not.toMatch(/^Homeyield\n/u)
  })

  it('is printed without a logo that is no image', TIME, async () => {
    const { pages, text } = await print({}, Buffer.from('<html>'))
    expect(pages).toBe(1)
    expect(text).toContain('Ōtāhuhu')
  })
})

describe('any typed text', () => {
  const { assessment } = LETTER
  const long = {
    signature: 'Line after line\n'.repeat(60),
    assessment: {
      ...assessment,
      isSampleAddress: true,
      address: 'Flat 12, 1234 Very Long Road Name Extension, '.repeat(6),
      estimate: { ...assessment.estimate!, reason: `${'W'.repeat(200)} ${'many words '.repeat(18)}` },
    },
  }

  it('stays one page, signed at its end', TIME, async () => {
    const { pages, text } = await print(long)
    expect(pages).toBe(1)
    expect(text).toContain('This is a sample address, not a real home.')
    expect(text).toContain('Prepared by Test account')
  })

  it('stays text: no link, no script, no form, nothing fetched', TIME, async () => {
    const hostile = '<script>alert(1)</script> (\\) endobj /JS (app.alert(1)) https://evil.example <img src=x>'
    const { pages, text, source } = await print({
      signature: hostile,
      sender: { name: hostile, email: 'sender@homeyield.test' },
      assessment: { ...assessment, address: hostile, estimate: { ...assessment.estimate!, reason: hostile } },
    })
    expect(pages).toBe(1)
    expect(text).toContain('<script>alert(1)</script>')
    expect(source).not.toMatch(/\/(?:Annots|URI|JavaScript|AcroForm|EmbeddedFile|OpenAction|Launch)\b/u)
  })

  it('says which script it is without', TIME, async () => {
    const { pages, text } = await print({ signature: 'Ana مرحبا 😀\nNgāio' })
    expect(pages).toBe(1)
    expect(text).toContain('Ana [Arabic]')
    expect(text).toContain('Ngāio')
    expect(text).toContain('Text in Arabic could not be printed here.')
    expect(text).not.toContain('?')
  })

  it.each(['Nguyễn Thị Ánh', 'Ελένη', 'Елена Цой', '王小明', '田中さくら', '김민수', 'Ngāio 王小明 さくら 김민수'])(
    'has the name %s',
    TIME,
    async (name) => {
      const { text } = await print({ sender: { name, email: 'sender@homeyield.test' } })
      expect(text.replaceAll('\n', '')).toContain(`Prepared by ${name}, sender@homeyield.test`)
      expect(text).not.toMatch(/\?|could not be printed/u)
    },
  )
})

it('a page that takes too long is given up, and the next is printed', TIME, async () => {
  const page = { letter: LETTER, productName: 'Homeyield', logo: null }
  await expect(printPage(page, 0)).rejects.toMatchObject({ code: 'not_ready' })
  expect(readPdf(await printPage(page, TIME.timeout)).pages).toBe(1)
})

it('prints many at once, each its own', TIME, async () => {
  const days = ['1 Sep 2026', '2 Sep 2026', '3 Sep 2026']
  const printed = await Promise.all(days.map((madeOn) => print({ madeOn })))
  for (const [at, { text }] of printed.entries()) expect(text).toContain(days[at])
})

it('refuses more than can wait', TIME, async () => {
  const page = { letter: LETTER, productName: 'Homeyield', logo: null }
  const asked = await Promise.allSettled(Array.from({ length: 24 }, () => printPage(page, TIME.timeout)))
  const refused = asked.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(4)
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'not_ready' })
})

it('draws with fonts that may be given away', () => {
  expect(readFileSync(join(import.meta.dirname, 'fonts/OFL.txt'), 'utf8')).toContain(
    'SIL Open Font License, Version 1.1',
  )
})

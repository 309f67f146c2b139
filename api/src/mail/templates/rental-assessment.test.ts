import { findValuations } from '@homeyield/domain/documents/testing/find-valuations'
import { describe, expect, it } from 'vitest'
import { LETTER, letterOf } from '../../rental-assessments/testing/sample-letter.ts'
import type { AssessmentLetter } from '../assessment-letter.ts'
import { renderMail } from '../render-mail.ts'

const BRANDING = {
  productName: 'Homeyield',
  supportEmail: 'support@homeyield.test',
  origin: 'https://homeyield.example',
}
const LOGO = 'https://homeyield.example/api/images/0123456789abcdef0123456789abcdef.png'
const TOKEN = 'Zm9v-YmFy_token'

const render = (changes: Partial<AssessmentLetter> = {}) => {
  const data = { ...LETTER, token: TOKEN, ...changes }
  return renderMail({ kind: 'rental_assessment', accountId: 'an account', to: 'reader@homeyield.test', data }, BRANDING)
}
/** The text of HTML, without tags and styles. */
const read = (html: string) =>
  html
    .replaceAll(/<style.*?<\/style>/gsu, '')
    .replaceAll(/<[^>]*>/gu, '\n')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')

describe('the mail of the golden case', () => {
  it('draws and lists other costs in the week', async () => {
    const mail = render(letterOf({ other_expenses: 520 }))
    expect(mail.html).toContain('.part-other { background-color: #d9bda5 !important; }')
    expect(mail.html).toContain('background-color:#5c3d2e')
    expect(read(mail.html)).toMatch(/Other costs\s+\$10/u)
    expect(mail.text).toContain('Other costs')
  })

  it.each(['html', 'text'] as const)('shows every figure in its %s', async (kind) => {
    const mail = render()
    const words = kind === 'html' ? read(mail.html) : mail.text
    expect(findValuations(words)).toEqual([])
    for (const word of [
      '12 Rose Street, Ōtāhuhu, Auckland',
      'House with 3 bedrooms and 1 car park',
      '6 Sep 2026',
      '$635',
      '$610 to $660 a week',
      'High confidence. Area median likely $602–680.',
      '$650 to $700 a week',
      'The kitchen and bathroom are new',
      '3.88%',
      '−2.61%',
      '$850,000',
      '$1,981 a fortnight',
      '$55,174 a year',
      '−$22,154 a year',
      'Interest',
      '$844',
      'Cash each week',
      '−$572',
      'Principal',
      '$146',
      'Profit before principal',
      '$570 to $700 a week, median $640',
      '81 bonds in Ōtāhuhu Central',
      'Ngā mihi',
      'Why you got this: ',
      'Test account sent you this assessment',
      'sender@homeyield.test',
      'Areas: Stats NZ, CC BY 4.0. Addresses: sourced from the LINZ Data Service and licensed for reuse under CC BY 4.0.',
      'limits how many assessments',
      'support@homeyield.test',
    ])
      expect(words).toContain(word)
  })

  it('leads its figures with the cash each week, and has no double negative', async () => {
    const { html, text } = render()
    for (const words of [read(html), text]) {
      expect(words.indexOf('Cash each week')).toBeLessThan(words.indexOf('Gross yield'))
      expect(words).not.toContain('Loss')
    }
    // 780 fortnights after 6 September 2026.
    expect(text).toContain(
      'Cash each week: −$572. Rent less costs and loan repayments, as at 6 Sep 2026. From 30 Jul 2056: $418 a week (loan repaid).\nGross yield: 3.88%',
    )
    expect(read(html)).toContain('as at 6 Sep 2026. From 30 Jul 2056: $418 a week (loan repaid)')
    expect(text).toContain('Profit before principal: −$22,154 a year (−$426 a week)')
  })

  it('shows money that is left as a gain only once the loan is counted', async () => {
    const end = async (changes: Parameters<typeof letterOf>[0]) =>
      /<td class="([^"]*)"[^>]*>(?:Cash each week|Each week, before the loan)</u.exec(
        render(letterOf(changes)).html,
      )?.[1]
    expect(await end({ deposit: 850_000 })).toBe('gain rule')
    expect(await end({ deposit: null })).toBe('ink rule')
    expect(await end({})).toBe('loss rule')
  })

  it.each(['html', 'text'] as const)('leads with the professional’s estimate in its %s', async (kind) => {
    const mail = render()
    const words = kind === 'html' ? read(mail.html) : mail.text
    expect(words.indexOf('$650 to $700 a week')).toBeLessThan(words.indexOf('$635'))
    expect(words.indexOf('$635')).toBeGreaterThan(0)
  })

  it.each(['html', 'text'] as const)('leaves out of its %s what is not known', async (kind) => {
    const rentless = { rent_source: 'typed', market_lower_quartile: null, market_upper_quartile: null } as const
    const noEstimate = { estimate_weekly_lower: null, estimate_weekly_upper: null }
    for (const changes of [{ deposit: null, purchase_price: null }, rentless, { ...rentless, ...noEstimate }]) {
      const mail = render(letterOf(changes))
      expect(kind === 'html' ? read(mail.html) : mail.text).not.toMatch(/not (?:known|given)/iu)
    }
    const mail = render(letterOf({ ...rentless, ...noEstimate }))
    expect(mail[kind]).toContain('No rent has been worked out yet.')
  })

  it.each(['html', 'text'] as const)('never looks sure of a rent of low confidence in its %s', async (kind) => {
    const mail = render(letterOf({}, { confidence: 'Low', interval_80: [480, 850] }))
    const words = kind === 'html' ? read(mail.html) : mail.text
    expect(words).toMatch(/\$635\s+\$610 to \$660 a week\s+Low confidence\. Area median likely \$480–850\./u)
    expect(words).not.toMatch(/high confidence|confidence: high/iu)
  })

  it('marks a rent of low or unknown confidence, and no other', async () => {
    const marked = async (...given: Parameters<typeof letterOf>) =>
      render(letterOf(...given)).html.includes('class="ink unsure"')
    expect(await marked({}, { confidence: 'Low' })).toBe(true)
    expect(await marked({}, { upper_quartile: 720 })).toBe(true)
    expect(await marked({}, { confidence: 'Medium' })).toBe(false)
    expect(await marked({ rent_source: 'typed', weekly_rental_income: 700 }, { confidence: 'Low' })).toBe(false)
  })

  it('says how sure the rent is in the line that a list of mails shows', async () => {
    const noEstimate = { estimate_weekly_lower: null, estimate_weekly_upper: null }
    const { html } = render(letterOf(noEstimate, { confidence: 'Low', interval_80: [480, 850] }))
    expect(read(html)).toContain('$635 a week. Low confidence. Area median likely $480–850. From Test account.')
  })

  it('has a clear subject, and explains how to stop', async () => {
    const { subject, html, text } = render()
    expect(subject).toBe('Rental assessment: 12 Rose Street, Ōtāhuhu, Auckland')
    expect(html).toContain('href="https://homeyield.example/stop/Zm9v-YmFy_token"')
    expect(text).toContain('https://homeyield.example/stop/Zm9v-YmFy_token')
  })

  it('draws the week in cells whose widths fill the bar, without external images', async () => {
    const { html } = render()
    expect(html).not.toMatch(/<(?:svg|img|canvas|link)\b|url\(/iu)
    const bars = [...html.matchAll(/<table[^>]*aria-hidden="true"[^>]*>(.*?)<\/table>/gsu)].map(([, cells = '']) =>
      [...cells.matchAll(/<td[^>]* width="([\d.]+)%"/gu)].reduce((sum, [, width]) => sum + Number(width), 0),
    )
    expect(bars).toHaveLength(2)
    for (const sum of bars) expect(sum).toBeCloseTo(100, 1)
  })

  it('is small enough to be shown whole', async () => {
    const { html } = render({ logoUrl: LOGO })
    expect(Buffer.byteLength(html)).toBeLessThan(102_000)
    expect(html).toContain('prefers-color-scheme: dark')
  })
})

it('shows the logo that goes inside the mail, with words in its place, and fetches none', async () => {
  const { html } = render({ logoUrl: LOGO })
  expect(html.match(/<img\b[^>]*>/gu)).toHaveLength(1)
  expect(html).toMatch(/<img[^>]*alt="Logo of Test account"[^>]*src="cid:logo"/u)
  expect(html).not.toContain(LOGO)
})

it('marks a sample address', async () => {
  const { html, text } = render({ assessment: { ...LETTER.assessment, isSampleAddress: true } })
  for (const words of [html, text]) expect(words).toContain('This is a sample address, not a real home.')
  expect(render().text).not.toContain('sample')
})

describe('what its sender typed', () => {
  const typed = `<img src=x onerror=alert(1)> & "quoted" 'single' </td></table> https://evil.example www.evil.example {{x}}`
  const hostile: Partial<AssessmentLetter> = {
    sender: { name: typed, email: 'sender@homeyield.test' },
    signature: `${typed}\n${typed}`,
    assessment: {
      ...LETTER.assessment,
      address: typed,
      estimate: { ...LETTER.assessment.estimate!, reason: `${typed}\r\nsecond line` },
    },
  }

  it('stays text in the HTML, and leads nowhere', async () => {
    const { html } = render(hostile)
    expect(html).not.toMatch(/<img|<[^>]*\sonerror/iu)
    expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;/gu)?.length).toBeGreaterThanOrEqual(5)
    const hrefs = Array.from(html.matchAll(/href="([^"]*)"/gu), ([, href]) => href)
    expect(new Set(hrefs)).toEqual(
      new Set([
        'https://homeyield.example/stop/Zm9v-YmFy_token',
        'mailto:sender@homeyield.test',
        'mailto:support@homeyield.test',
      ]),
    )
  })

  it('is no address that a mail program would make a link of', async () => {
    const { html, text } = render(hostile)
    for (const words of [html, text]) expect(words).not.toMatch(/https?:\/\/evil|evil\.example/u)
    expect(text.replaceAll('\u200C', '')).toContain('https://evil.example')
  })

  it('does not break out of the subject, however long', async () => {
    const { subject } = render({
      assessment: { ...LETTER.assessment, address: `1 Test Street${'\u{1F3E0}'.repeat(300)}` },
    })
    expect(subject).toMatch(/^Rental assessment: 1 Test Street/u)
    expect(Array.from(subject).length).toBeLessThanOrEqual('Rental assessment: '.length + 121)
    expect(subject.isWellFormed()).toBe(true)
  })

  it('has room for a few lines, and loses no word of more', async () => {
    const { text } = render({ signature: Array.from({ length: 40 }, (_, at) => `line ${at}`).join('\n\n\n') })
    expect(text).toContain('line 0\nline 1\n')
    expect(text).toContain('line 38 line 39')
  })
})

it('an ordinary address and name are left as they are', async () => {
  const { subject, text } = render({
    sender: { name: 'J.R. O’Test', email: 'sender@homeyield.test' },
    assessment: { ...LETTER.assessment, address: '2/14 St. Johns Rd, Ōrākei' },
  })
  expect(subject).toBe('Rental assessment: 2/14 St. Johns Rd, Ōrākei')
  expect(text).toContain('J.R. O’Test sent you')
})

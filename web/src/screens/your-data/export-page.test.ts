import { expect, it } from 'vitest'
import { exportPage } from './export-page.ts'

const EXPORTED = {
  exported_at: '2026-11-21T02:05:00.000Z',
  account: { email: 'aroha@example.nz', name: 'Aroha <b>Journey</b>', email_confirmed: true, email_signature: null },
  sessions: [],
  subscription: null,
  property_searches: [{ sa2_code: '139200' }],
  calculations: [{ property: '1 Kōwhai Street', purchase_price: 850000, figures: { gross_rental_yield: 3.88 } }],
}

it('writes every section, with numbers, dates and yes or no formatted for people', () => {
  const page = exportPage(EXPORTED, 'Whare & Sums')
  expect(page).toContain('<title>Your Whare &amp; Sums data</title>')
  expect(page).not.toContain('Homeyield')
  expect(page).toContain('on 21 Nov 2026, 3:05')
  expect(page).toContain('<h2>Account</h2>')
  expect(page).toContain('<th scope="row">Email confirmed</th><td>yes</td>')
  expect(page).toContain('<th scope="row">Email signature</th><td>–</td>')
  expect(page).toContain('<h2>Sessions (0)</h2>\n<p>None.</p>')
  expect(page).toContain('<h2>Subscription</h2>\n<p>None.</p>')
  expect(page).toContain('<th scope="row">Sa2 code</th><td>139200</td>')
  expect(page).toContain('<td>1 Kōwhai Street</td>')
  expect(page).toContain('<td>850,000</td>')
  expect(page).toContain('<th scope="row">Gross rental yield</th><td>3.88</td>')
})

it('leaves nothing out that it does not know', () => {
  expect(exportPage({ ...EXPORTED, mails_sent: [{ kind: 'welcome' }] }, 'Whare & Sums')).toContain(
    '<h2>Mails sent (1)</h2>',
  )
})

it('runs nothing that was typed', () => {
  const page = exportPage({ account: { name: '<script>alert(1)</script>', '"><img>': 'x' } }, '<script>')
  expect(page).not.toContain('<script>')
  expect(page).not.toContain('<img>')
  expect(exportPage(EXPORTED, 'Whare & Sums')).toContain('Aroha &lt;b&gt;Journey&lt;/b&gt;')
})

import { KEY_EXAMPLES, mcpSetUp } from '@homeyield/contract/key-examples'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DevelopersPage } from './developers-page.tsx'

const html = renderToStaticMarkup(<DevelopersPage />)
  .replaceAll('&#x27;', "'")
  .replaceAll('&quot;', '"')
  .replaceAll('&gt;', '>')
  .replaceAll('&amp;', '&')

it('shows the examples that the tests run, whole', () => {
  for (const { shell, script } of KEY_EXAMPLES) {
    expect(html).toContain(shell('%API_HOST%'))
    expect(html).toContain(script('%API_HOST%'))
  }
  expect(html).toContain(mcpSetUp('%API_HOST%', 'hy_…'))
})

it('lists the calls of each scope, and no other', () => {
  for (const call of ['GET /market-rent/sa2', 'POST /appraisal', 'PATCH /calculations/{id}', 'GET /portfolio/homes']) {
    expect(html).toContain(`<code>${call}</code>`)
  }
  expect(html).not.toContain('<code>GET /account')
})

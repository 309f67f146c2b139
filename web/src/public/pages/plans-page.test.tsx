import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AudienceContext } from '../public-link.tsx'
import { PlansPage } from './plans-page.tsx'

it.each([
  ['buyer', ''],
  ['professional', '?professional=true'],
] as const)('links a %s to How it works and About', (audience, query) => {
  const html = renderToStaticMarkup(
    <AudienceContext value={audience}>
      <PlansPage audience={audience} withExamples={false} />
    </AudienceContext>,
  )
  expect(html).toContain(`href="/how-it-works${query}">How it works</a>`)
  expect(html).toContain(`href="/about-us${query}">About</a>`)
})

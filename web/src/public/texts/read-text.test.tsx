import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AudienceContext } from '../public-link.tsx'
import { EXAMPLES } from '../pages/how-it-works/example-components.tsx'
import howItWorks from './how-it-works.mdx?raw'
import PrivacyText from './privacy.mdx'
import QuestionsText from './questions.mdx'
import { readText } from './read-text.ts'
import { plainText } from './section.tsx'
import SupportText from './support.mdx'
import TermsText from './terms.mdx'
import { TEXT_COMPONENTS } from './text-components.tsx'

it('a text has its sections with anchor, title and Markdown', () => {
  const [first] = readText(TermsText)
  expect(first).toMatchObject({ id: 'agreement', title: 'The agreement' })
  expect(renderToStaticMarkup(<>{first?.body}</>)).toMatch(/^\s*<p>%PRODUCT_NAME% is run by .*<\/p>\s*$/u)
})

it.each([
  ['terms', TermsText],
  ['privacy', PrivacyText],
  ['questions', QuestionsText],
])('every section of %s has an anchor of its own', (_name, Text) => {
  const ids = readText(Text).map(({ id }) => id)
  expect(ids.filter((id) => !/^[a-z-]+$/u.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(8)
})

it('a search engine gets an answer as words on one line', () => {
  const answer = readText(QuestionsText).find(({ id }) => id === 'rent-not-available')
  expect(plainText(answer?.body)).toMatch(/can be identified\. Other homes in the area/u)
  const inline = (
    <>
      <p>
        See <a href="/plans">Plans</a>.
      </p>
      <p>Two.</p>
    </>
  )
  expect(plainText(inline)).toBe('See Plans. Two.')
})

it('a link to a public page leads to the one for the same audience', () => {
  const html = renderToStaticMarkup(
    <AudienceContext value="professional">
      <SupportText components={{ ...TEXT_COMPONENTS, Lead: 'div', Address: 'span' }} />
    </AudienceContext>,
  )
  expect(html).toContain('href="/how-it-works?professional=true"')
  expect(html).toContain('href="/profile"')
})

it('How it works shows every example once by its name', () => {
  const names = (examples: ReadonlyMap<string, unknown>) => [...examples.keys()]
  const unused = Object.values(EXAMPLES)
    .flatMap(names)
    .filter((name) => !howItWorks.includes(`name="${name}"`))
  expect(unused).toEqual([])
})

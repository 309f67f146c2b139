import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RentRule } from './rent-rule.tsx'

const QUARTILES = { lower: 564, median: 628, upper: 679 }
const MARKET = { label: 'Market rent for this quality', rent: 622 }

// What is read aloud: the marks themselves are drawn.
function read(html: string): string {
  const text = html.replaceAll(/<(div|span)[^>]*aria-hidden="true".*?<\/\1>/gu, '').replaceAll(/<[^>]+>/gu, ' ')
  return text.replaceAll(/\s+/gu, ' ').trim()
}

it('names each of three rents, and calls the market’s nobody’s own', () => {
  const html = renderToStaticMarkup(
    <RentRule
      {...QUARTILES}
      market={MARKET}
      own={{ label: 'Your rent', rent: 700 }}
      professional={{ lower: 640, upper: 690 }}
    />,
  )
  expect(html).toContain('Market rent for this quality <strong>$622</strong> a week')
  expect(html).toContain('Your rent <strong>$700</strong> a week')
  expect(html).toContain('Professional’s estimate <strong>$640 to $690</strong> a week')
  expect(['dot', 'diamond', 'bar'].map((look) => html.includes(`data-look="${look}"`))).toEqual([true, true, true])
  expect(read(html)).toContain('Lower quartile $564, median $628, upper quartile $679 a week.')
})

it('marks only what is known', () => {
  const html = renderToStaticMarkup(<RentRule {...QUARTILES} market={MARKET} />)
  expect(html).not.toContain('Your rent')
  expect(html).not.toContain('Professional')
})

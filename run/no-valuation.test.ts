import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findValuations } from '@homeyield/domain/documents/testing/find-valuations'

const ROOT = join(import.meta.dirname, '..')

const sources = globSync(['{domain,contract,web,api}/src/**/*.{ts,tsx,mdx}', 'web/*.html'], { cwd: ROOT }).filter(
  (file) =>
    !/\.test\.|\/testing\//u.test(file) &&
    // Names of another company's data, and headings of other people's spreadsheets.
    !/^api\/src\/(?:gateways\/cotality|property-data)\/|\/columns\/(?:guess-columns|target)\.ts$/u.test(file),
)

/** What a source may show: without comments and imports, and on one line as it is read. */
function shownIn(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gmu, '')
    .replaceAll(/\bfrom '[^']*'/gu, '')
    .replaceAll(/\s+/gu, ' ')
}

it.each([
  ['const title = `Rental valuation of ${address}`', 1],
  ['<h2>\n  Your\n  valuation\n</h2>', 1],
  ["{ title: '租金估价' }", 1],
  ["{ title: 'Uara o te whare' }", 1],
  ["'Here is your rental valuation.'", 1],
  ["const name = 'valuation.pdf'", 1],
  ['const name = `rental-valuation-${day}.pdf`', 1],
  ["'Ehara i te uara: ehara i te uara rēhita, ehara i te whakauara.'", 1],
  ["lazy(() => import('./valuation-offer.tsx'))", 0],
  ['record.valuation.date', 0],
  ['// The valuation of the council.\n/** Its valuation. */', 0],
  ["import { ValuationOffer } from './valuation-offer.tsx'", 0],
  ['<p>It is not a\n  registered valuation.</p>', 0],
  ['The council’s valuation: {money}', 0],
])('%s has %i', (source, count) => expect(findValuations(shownIn(source))).toHaveLength(count))

it('calls no figure, heading or file of ours a valuation', () => {
  expect(sources.length).toBeGreaterThan(1000)
  const found = sources.flatMap((file) =>
    findValuations(shownIn(readFileSync(join(ROOT, file), 'utf8'))).map((words) => `${file}: ${words}`),
  )
  expect(found).toEqual([])
})

// Measures how long the search for areas blocks the server, and asserts nothing:
//   node api/bench/area-search.ts [rounds = 50]
// over the areas of database/seeds, with texts that are found, misspelt, and made to be costly.
import { readFileSync } from 'node:fs'
import { buildAreaIndex } from '../src/areas/area-index.ts'

const rounds = Number(process.argv[2] ?? 50)

const texts: Record<string, string> = {
  'a name': 'takapuna',
  'letters of many': 'an',
  'one slip': 'tkapuna',
  'two slips, two words': 'wellingtn cntral',
  'nothing like it': 'zzzzzzzzzz',
  'nothing, twenty letters': 'abcdefghijklmnopqrst',
  'many common letters': 'aeinorst lenaotirs',
  'short, of common letters': 'aronet',
  'several words of one letter': 'aaaaaa aaaaaa aaaaaaa',
  'words that are shortened': `mt st pt ${'a'.repeat(80)}`,
  'a hundred letters': 'x'.repeat(100),
  'fifty words': 'a '.repeat(50).trim(),
  'long names in a row': 'mountmaunganuinorthx auckland university central'.padEnd(100, ' east'),
}

const index = buildAreaIndex(readAreas())
for (const [kind, text] of Object.entries(texts)) {
  const times: number[] = []
  let found = 0
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now()
    found = index.find(text, 10).length
    times.push(performance.now() - start)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => (times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2).padStart(7)
  process.stdout.write(`${kind.padEnd(30)} p50 ${at(0.5)} ms  p95 ${at(0.95)} ms  ${found} found\n`)
}

function readAreas() {
  const authorities = namesOf('territorial-authorities')
  const regions = namesOf('regions')
  return rowsOf('areas')
    .filter(([, , , , onLand]) => onLand === 'true')
    .map(([sa2_code = '', name = '', authority = '', region = '']) => ({
      sa2_code,
      name,
      suburb: name,
      territorial_authority: authorities.get(authority) ?? '',
      region: regions.get(region) ?? '',
    }))
}

function namesOf(table: string): Map<string, string> {
  return new Map(rowsOf(table).map(([code = '', name = '']) => [code, name]))
}

// None of these tables quotes a cell.
function rowsOf(table: string): string[][] {
  const text = readFileSync(new URL(`../../database/seeds/${table}.csv`, import.meta.url), 'utf8')
  const [, ...lines] = text.trim().split('\n')
  return lines.map((line) => line.split(','))
}

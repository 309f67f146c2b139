import { describe, expect, it } from 'vitest'
import { limitWork } from '../addresses/work-limit.ts'
import { misspellingOf, editsBetween, tailsOf } from './misspelt-name.ts'

const ENOUGH = 1000

/** The edits between a text and a whole name, and the comparisons it took. */
function compare(typed: string, name: string, comparisons = ENOUGH) {
  const work = limitWork(comparisons)
  const [whole] = tailsOf(name)
  if (whole === undefined) throw new Error('The name is empty')
  return { edits: editsBetween(misspellingOf(typed), whole, work), spent: work.spent() }
}

describe('the slips between a text and a name', () => {
  it.each([
    ['takapuna', 'takapuna', 0],
    ['tkapuna', 'takapuna', 1],
    ['takapunna', 'takapuna', 1],
    ['takapona', 'takapuna', 1],
    ['takaupna', 'takapuna', 1],
    ['atkapuna', 'takapuna', 1],
    ['tkapona', 'takapuna', 2],
    ['takap', 'takapuna central', 0],
    ['tkap', 'takapuna', 1],
    ['tka', 'takapuna', Infinity],
    ['tkapn', 'takapuna', Infinity],
    ['tokopuno', 'takapuna', Infinity],
    ['zzzzzzzz', 'takapuna', Infinity],
    ['takapuna north shore', 'takapuna', Infinity],
  ])('%s and %s: %d', (typed, name, edits) => expect(compare(typed, name).edits).toBe(edits))

  it('are looked for in thirty letters at most', () => {
    const name = 'abcdefghij klmnopqrst uvwxyz abcdefghij'
    const typed = `bcdefghij klmnopqrst uvwxyz abc${'q'.repeat(60)}`
    expect(compare(typed.slice(0, 30), name).edits).toBe(1)
    expect(compare(typed, name).edits).toBe(1)
    expect(misspellingOf(typed).swapped).toHaveLength(29)
  })
})

describe('the work', () => {
  it.each([
    ['letters that the name lacks', 'zzxxqqjjvv', 'takapuna'],
    ['the right letters in another order', 'anupakatan', 'takapuna beach'],
    ['two neighbours changed about', 'takaupna', 'takapuna'],
    ['a name that is too short', 'takapuna north', 'takapuna'],
    ['a text that is too short', 'tka', 'takapuna'],
  ])('is nothing for %s', (_, typed, name) => expect(compare(typed, name).spent).toBe(0))

  it('is five comparisons where there may be two slips, and ends when there is no more left', () => {
    expect(compare('tkapuna', 'takapuna')).toEqual({ edits: 1, spent: 5 })
    expect(compare('tkapuna', 'takapuna', 4)).toEqual({ edits: Infinity, spent: 0 })
  })
})

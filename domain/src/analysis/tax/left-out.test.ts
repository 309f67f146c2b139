import { describe, expect, it } from 'vitest'
import { NEWEST_PACK } from '../rules/packs.ts'
import { describePaidOut, NOT_COUNTED } from './left-out.ts'

it('names everything that the law of the analysis says is not modelled', () => {
  for (const name of [
    'ACC levies',
    'Working for Families',
    'student loans',
    'provisional tax',
    'mixed use',
    'short stays',
    'taxes on a sale other than by the bright-line test',
    'rollover relief',
    'a part of the home that you live in',
    'look-through companies',
  ])
    expect(NOT_COUNTED).toContain(name)
})

describe('what is paid out', () => {
  const COMPANY =
    'Of a company, the 28 % that it pays itself are counted. What it pays out to you is taxed again, less the tax that it has paid.'
  const TRUST = 'Of a trust, nothing is counted as paid out. A beneficiary would pay their own rate on what they get.'

  it.each([
    [['individual'], ''],
    [['company', 'individual'], COMPANY],
    [['trust'], TRUST],
    [['trust', 'company', 'company'], `${COMPANY} ${TRUST}`],
  ] as const)('of %j', (kinds, words) => expect(describePaidOut(NEWEST_PACK, kinds)).toBe(words))

  it('of a company is nothing before its first rate', () => {
    expect(describePaidOut({ companyRate: [] }, ['company'])).toBe('')
  })
})

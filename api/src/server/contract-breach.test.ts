import { endpoints } from '@homeyield/contract/endpoints'
import { expect, it } from 'vitest'
import { findContractBreach } from './contract-breach.ts'

const { searchAreas, signOut } = endpoints
const area = {
  sa2_code: '131200',
  name: 'Ponsonby East',
  suburb: 'Ponsonby',
  territorial_authority: 'Auckland',
  region: 'Auckland Region',
}

it('finds nothing wrong with what the contract promises', () => {
  expect(findContractBreach(searchAreas, [area])).toBeNull()
  expect(findContractBreach(signOut, undefined)).toBeNull()
})

it('finds what is missing, of the wrong kind or too much, without repeating the response', () => {
  expect(findContractBreach(searchAreas, [area, { ...area, name: 5 }])).toBe('GET /areas breaks the contract at 1.name')
  expect(findContractBreach(searchAreas, [{ ...area, password_hash: 'x' }])).toBe(
    'GET /areas returns more than the contract promises',
  )
  expect(findContractBreach(searchAreas, undefined)).toBe('GET /areas breaks the contract at ')
  expect(findContractBreach(signOut, {})).toBe('POST /account/sign_out returns a body where the contract promises none')
})

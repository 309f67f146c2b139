// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountQuery, configQuery } from '../../../api-client/queries.ts'
import { queryClient } from '../../../api-client/query-client.ts'
import { ACCOUNT } from '../../../testing/answers.ts'
import { savedCalculation } from '../../../testing/store-calculations.ts'
import { FinishAddresses } from './finish-addresses.tsx'

const claims = btoa(JSON.stringify({ sub: 'premium', iat: 0, exp: 4e9 }))
beforeEach(() => localStorage.setItem('homeyield.token', `e30.${claims}.x`))
afterEach(() => {
  queryClient.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
})

const HOME = savedCalculation({ property: '7 The Esplanade, Petone' })

function renderWith(addresses: boolean, found: readonly unknown[], home = HOME) {
  const config = { support_email: 'help@homeyield.test', has_addresses: true, sample_data: { addresses } }
  queryClient.setQueryData(configQuery.queryKey, config as never)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(found)))
  render(
    <QueryClientProvider client={queryClient}>
      <FinishAddresses saved={[home]} />
    </QueryClientProvider>,
  )
}

it('says that an address was not found among samples', async () => {
  renderWith(true, [])
  expect(await screen.findByText(/the addresses that can be searched here are samples/u)).toBeDefined()
})

/** Types into the box, presses a button, and returns what was sent to be saved. */
async function type(text: string, button: string) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (typeof body === 'string') sent.push(JSON.parse(body))
    return Promise.resolve(Response.json(method === 'GET' ? [] : HOME))
  })
  const user = userEvent.setup()
  const box = screen.getByRole('combobox')
  await user.clear(box)
  await user.type(box, text)
  await user.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByText('That was the last one.')).toBeDefined()
  return sent
}

it('keeps a correction that finds nothing, with the suburb and town of other columns', async () => {
  renderWith(false, [], savedCalculation({ property: '12 Hihg Street', suburb: 'Frankton', city: 'Hamilton' }))
  const sent = await type('12 High Street', 'Keep what I typed')
  expect(sent).toEqual([{ property: '12 High Street', is_sample_address: false, version: 1 }])
})

it('drops a suburb that the address named and no longer does', async () => {
  renderWith(
    false,
    [],
    savedCalculation({ property: '12 High Street, Frankton', suburb: 'Frankton', city: 'Hamilton' }),
  )
  const sent = await type('12 High Street, Melville', 'Keep what I typed')
  expect(sent).toMatchObject([{ property: '12 High Street, Melville', suburb: null, city: null }])
})

it('still leaves a home as it is after something was typed', async () => {
  renderWith(false, [])
  expect(await type('8 The Esplanade', 'Leave it as it is')).toEqual([])
})

it('keeps the address that was chosen where its area cannot be read', async () => {
  const label = '7 The Esplanade, Petone, Lower Hutt'
  renderWith(false, [{ id: 'a1', address: label, sample: false }])
  const user = userEvent.setup()
  const option = await screen.findByRole('option')
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Promise.resolve(Response.json({ error: 'Not now', code: 'busy' }, { status: 503 }))
    if (typeof body === 'string') sent.push(JSON.parse(body))
    return Promise.resolve(Response.json(HOME))
  })
  await user.click(option)
  await screen.findByText('Not now')
  await user.click(screen.getByRole('button', { name: 'Keep what I typed' }))
  await screen.findByText('That was the last one.')
  expect(sent).toMatchObject([{ property: label }])
})

it('does not speak of samples where the addresses are the country’s', async () => {
  renderWith(false, [])
  expect(await screen.findByText('No address found. Check the spelling, or leave it as it is.')).toBeDefined()
})

it('says what a free account’s search uses up', async () => {
  queryClient.setQueryData(accountQuery.queryKey, { ...ACCOUNT, premium: false })
  renderWith(false, [])
  expect(await screen.findByText(/uses your free search/u)).toBeDefined()
})

it('marks each sample', async () => {
  renderWith(true, [{ id: 'a1', address: '7 The Esplanade, Petone', sample: true }])
  expect(await screen.findByRole('option', { name: /sample/u })).toBeDefined()
})

// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openApp } from '../../../testing/open-app.tsx'
import { refuse, type Sent } from '../../../testing/stand-in-server.ts'
import { savedCalculation, storeCalculations } from '../../../testing/store-calculations.ts'

const FIND = 'Find addresses that are not known yet'

/** Homes with the numbers from 1, of which one is not known: the last, or `unknown`. */
function openWith(count: number, answer: (read: (sent: Sent) => unknown, sent: Sent) => unknown, unknown = count) {
  const homes = Array.from({ length: count }, (_, index) =>
    savedCalculation(
      { property: `${index + 1} Nowhere Road`, sa2_code: index + 1 === unknown ? null : '111800' },
      { id: `c${index + 1}` },
    ),
  )
  const { answers } = storeCalculations(...homes)
  const readCalculation = answers.readCalculation as (sent: Sent) => unknown
  return openApp('/importexport', {
    answers: { ...answers, readCalculation: (sent: Sent) => answer(readCalculation, sent) },
  })
}

it('reads 50 homes at a time and tells how many are left', async () => {
  const { user, server } = openWith(70, (read, sent) => read(sent))
  await user.click(await screen.findByRole('button', { name: FIND }))
  await screen.findByText('20 homes not looked through yet.')
  expect(server.sent('readCalculation')).toHaveLength(50)
  await user.click(screen.getByRole('button', { name: 'Look through 20 more' }))
  await screen.findByRole('combobox', { name: '1 of 1: 70 Nowhere Road' })
  expect(server.sent('readCalculation')).toHaveLength(70)
})

it('passes over a home that is gone', async () => {
  const gone = { error: 'We could not find that.', code: 'not_found' }
  const { user } = openWith(2, (read, sent) => (sent.params['id'] === 'c1' ? refuse(404, gone) : read(sent)))
  await user.click(await screen.findByRole('button', { name: FIND }))
  await screen.findByRole('combobox', { name: '1 of 1: 2 Nowhere Road' })
})

it('keeps what was read before a refusal, and goes on from there', async () => {
  let refused = false
  const refuseOnce = (read: (sent: Sent) => unknown, sent: Sent) => {
    if (sent.params['id'] !== 'c3' || refused) return read(sent)
    refused = true
    return refuse(429, { error: 'Please wait a minute.', code: 'too_many_requests' })
  }
  const { user, server } = openWith(3, refuseOnce, 1)
  await user.click(await screen.findByRole('button', { name: FIND }))
  await screen.findByText('Please wait a minute.')
  screen.getByText('1 home not looked through yet.')
  screen.getByRole('combobox', { name: '1 of 1: 1 Nowhere Road' })
  await user.click(screen.getByRole('button', { name: 'Look through 1 more' }))
  await waitFor(() => expect(screen.queryByText('Please wait a minute.')).toBeNull())
  expect(server.sent('readCalculation').map(({ params }) => params['id'])).toEqual(['c1', 'c2', 'c3', 'c3'])
  screen.getByRole('combobox', { name: '1 of 1: 1 Nowhere Road' })
})

it('tells how far it is, and stops once the page is left', async () => {
  let release = () => undefined as void
  const { user, server, visit } = openWith(3, async (read, sent) => {
    if (sent.params['id'] === 'c2') await new Promise<void>((resolve) => (release = resolve))
    return read(sent)
  })
  await user.click(await screen.findByRole('button', { name: FIND }))
  await screen.findByText('1 of 3 homes looked through.')
  visit('/guide')
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Import' })).toBeNull())
  release()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(server.sent('readCalculation').map(({ params }) => params['id'])).toEqual(['c1', 'c2'])
})

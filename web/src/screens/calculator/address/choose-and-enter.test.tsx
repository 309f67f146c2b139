// @vitest-environment jsdom
import { makeMarketRent } from '@homeyield/domain/rent/testing/make-market-rent'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { box, calculatorOpens, chooseAddress, expectBoxes, saveButton } from '../../../testing/calculator.ts'
import { openApp } from '../../../testing/open-app.tsx'
import type { Sent } from '../../../testing/stand-in-server.ts'
import { savedCalculation, storeCalculations } from '../../../testing/store-calculations.ts'

const KAURI = '126 Kauri Street, Waiheke, Auckland'
const OTHER = '149 Queen Street, Enderley, Hamilton'
const SAMPLE = 'Sample address, not a real home'

async function open(path = '/calculator', stored = storeCalculations()) {
  const app = openApp(path, { answers: { ...stored.answers, marketRentBySa2: [makeMarketRent()] } })
  await calculatorOpens()
  return app
}

const search = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Address' })
const suburb = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Suburb' })
const options = () => screen.queryAllByRole('option')
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function typeInto(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.clear(input)
  await user.click(input)
  await user.paste(text)
}

it('finds and chooses an address with the keyboard alone', async () => {
  const { user } = await open()
  search().focus()
  await user.keyboard('street')
  await waitFor(() => expect(options()).toHaveLength(2))
  expect(search().getAttribute('aria-expanded')).toBe('true')
  await screen.findByText('2 addresses found')
  const active = () => screen.getByRole('option', { selected: true })

  await user.keyboard('{ArrowDown}')
  expect(active().textContent).toContain(KAURI)
  expect(search().getAttribute('aria-activedescendant')).toBe(active().id)
  await user.keyboard('{ArrowUp}')
  expect(active().textContent).toContain(OTHER)
  await user.keyboard('{ArrowDown}')
  expect(active().textContent).toContain(KAURI)

  await user.keyboard('{Escape}')
  expect(search().getAttribute('aria-expanded')).toBe('false')
  expect(options()).toEqual([])
  expect(search().value).toBe('street')
  await user.keyboard('{ArrowDown}')
  expect(search().getAttribute('aria-expanded')).toBe('true')
  if (!active().textContent?.includes(KAURI)) await user.keyboard('{ArrowDown}')
  await user.keyboard('{Enter}')
  await heading('126 Kauri Street')
  await waitFor(() => expect(search().value).toBe(KAURI))
  expect(document.activeElement).toBe(search())
  expect(options()).toEqual([])
})

it('says that none is found, or that the search could not be reached', async () => {
  const { user, server } = await open()
  await typeInto(user, search(), '9999 zzzzqqqq')
  await screen.findByText(/^No address found\./u)
  server.answer({ searchAddresses: 'offline' })
  await typeInto(user, search(), '12 nowhere at all')
  await screen.findByText(/^The address search could not be reached\./u)
})

it('restores the chosen address when the box is left without a choice', async () => {
  const { user } = await open()
  await chooseAddress(user)
  await screen.findByText(SAMPLE)
  await typeInto(user, search(), 'something else')
  await user.click(box('Purchase price'))
  await waitFor(() => expect(search().value).toBe(KAURI))
  // Nor does it come back.
  await user.click(screen.getByRole('button', { name: 'Enter it yourself' }))
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: 'Suburb' })).value).toBe('Waiheke')
  expect(box('Street address').value).toBe('126 Kauri Street')
  await user.click(screen.getByRole('button', { name: 'Search for the address' }))
  await typeInto(user, search(), '126 kauri')
  await user.click(await screen.findByRole('option', { name: (name) => name.startsWith(KAURI) }))
  await waitFor(() => expect(search().value).toBe(KAURI))
})

it('a sample whose street is edited is an address entered by hand', async () => {
  const { user } = await open()
  await chooseAddress(user)
  await screen.findByText(SAMPLE)
  await user.click(screen.getByRole('button', { name: 'Enter it yourself' }))
  await typeInto(user, await screen.findByRole('textbox', { name: 'Street address' }), '128 Kauri Street')
  await user.click(box('Purchase price'))
  await heading('128 Kauri Street')
  expect(screen.queryByText(SAMPLE)).toBeNull()
})

it('an address that was chosen from the list opens in the search again', async () => {
  const saved = savedCalculation({ property: KAURI, suburb: 'Waiheke', city: 'Auckland', sa2_code: '111800' })
  await open('/calculator/c1', storeCalculations(saved))
  await waitFor(() => expect(search().value).toBe(KAURI))
  expect(screen.queryByRole('textbox', { name: 'Street address' })).toBeNull()
})

it('a street without a suburb is an error at the suburb, and may be typed after it', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Enter it yourself' }))
  await screen.findByRole('textbox', { name: 'Street address' })
  await user.click(saveButton())
  const missing = 'You need to enter an address to save this calculation.'
  const street = await screen.findByRole('textbox', { name: 'Street address', description: missing })
  await waitFor(() => expect(document.activeElement).toBe(street))
  await typeInto(user, street, '5 Tui Lane')
  await user.click(saveButton())
  await screen.findByRole('combobox', {
    name: 'Suburb',
    description: new RegExp(`${missing} Its suburb is missing`, 'u'),
  })
  await waitFor(() => expect(document.activeElement).toBe(suburb()))
  expect(street.getAttribute('aria-invalid')).toBeNull()
  await typeInto(user, suburb(), 'waihe')
  await user.click(await screen.findByRole('option', { name: /^Waiheke/u }))
  await typeInto(user, box('Street address'), '7 Tui Lane')
  await heading('7 Tui Lane')
})

it('the second of two chosen addresses stays, even if the first response is slower', async () => {
  const { user, server } = await open()
  const first = Promise.withResolvers<void>()
  const place = {
    suburb: 'Waiheke',
    city: 'Auckland',
    sa2_id: '111800',
    meshblock: null,
    latitude: null,
    longitude: null,
  }
  server.answer({
    readAddress: async ({ params }: Sent) => {
      if (params['id'] === 'a1') await first.promise
      return { ...place, id: params['id'], address: params['id'] === 'a1' ? KAURI : OTHER, sample: true }
    },
  })
  for (const address of [KAURI, OTHER]) {
    await typeInto(user, search(), address)
    await user.click(await screen.findByRole('option', { name: (name) => name.startsWith(address) }))
  }
  await heading('149 Queen Street')
  first.resolve()
  await waitFor(() => expect(search().getAttribute('aria-busy')).toBeNull())
  await heading('149 Queen Street')
})

it('text typed while an address loads stays, until it is left', async () => {
  const { user, server } = await open()
  const rents = Promise.withResolvers<readonly object[]>()
  server.answer({ marketRentBySa2: () => rents.promise })
  await typeInto(user, search(), KAURI)
  await user.click(await screen.findByRole('option', { name: (name) => name.startsWith(KAURI) }))
  await screen.findByText('Looking up the market rent…')
  await typeInto(user, box('Rental income a week'), '640')
  await typeInto(user, search(), '149 queen')
  rents.resolve([makeMarketRent()])
  await heading('126 Kauri Street')
  expect(search().value).toBe('149 queen')
  await expectBoxes({ 'Rental income a week': '640' })
  await user.click(box('Purchase price'))
  await waitFor(() => expect(search().value).toBe(KAURI))
})

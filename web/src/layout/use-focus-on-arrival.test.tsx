// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { Link, MemoryRouter, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { withPremiumPopup } from '../paths.ts'
import { useFocusOnArrival } from './use-focus-on-arrival.ts'

function Screen() {
  const main = useRef<HTMLElement>(null)
  useFocusOnArrival(main)
  const { pathname } = useLocation()
  return (
    <main ref={main}>
      <h1 tabIndex={-1}>A home</h1>
      {pathname.includes('/loans') ? (
        <h2 id="if-rates-rise" tabIndex={-1}>
          If rates rise
        </h2>
      ) : null}
      <Link to="/calculator/7/loans#if-rates-rise">Rates</Link>
      <Link to="/calculator/7/loans">Loans</Link>
      <Link to={withPremiumPopup('/calculator/7/loans')}>Popup</Link>
      <Link to="/calculations">Saved</Link>
    </main>
  )
}

function visit(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Screen />
    </MemoryRouter>,
  )
}

function press(name: string) {
  const link = screen.getByRole('link', { name })
  link.focus()
  fireEvent.click(link)
}

const focused = () => document.activeElement?.textContent

it('focuses the section of an address on another page, and on the same one', () => {
  visit('/calculator/7')
  press('Rates')
  expect(focused()).toBe('If rates rise')
  press('Loans')
  expect(focused()).toBe('Loans')
  press('Rates')
  expect(focused()).toBe('If rates rise')
})

it('focuses the heading of another screen', () => {
  visit('/calculator/7/loans')
  press('Saved')
  expect(focused()).toBe('A home')
})

it('leaves the focus on the first screen and as the premium popup opens and closes', () => {
  visit('/calculator/7/loans#if-rates-rise')
  expect(document.activeElement).toBe(document.body)
  press('Popup')
  press('Rates')
  expect(focused()).toBe('Rates')
})

// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { expect, it } from 'vitest'
import { takeTarget } from '../session/target.ts'
import { usePremiumPopup } from './use-premium-popup.ts'

function Page({ target }: { target?: string }) {
  const open = usePremiumPopup()
  const { pathname, search } = useLocation()
  return <button onClick={() => open(target)}>{pathname + search}</button>
}

function press(target?: string) {
  render(
    <MemoryRouter initialEntries={['/calculator/7/loans?scenario=2']}>
      <Page {...(target === undefined ? {} : { target })} />
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button'))
}

it('opens over the page, which is shown again after the upgrade', () => {
  press()
  expect(screen.getByRole('button').textContent).toBe('/calculator/7/loans/premiumpopup?scenario=2')
  expect(takeTarget()).toBe('/calculator/7/loans?scenario=2')
})

it('remembers another page where one is given', () => {
  press('/calculator')
  expect(takeTarget()).toBe('/calculator')
})

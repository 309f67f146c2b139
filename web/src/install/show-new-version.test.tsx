// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showNewVersion } from './show-new-version.tsx'

test('a press on Reload shows that the page is about to reload, and counts once', () => {
  const take = vi.fn()
  act(() => showNewVersion(take))
  act(() => screen.getByRole('button', { name: 'Reload' }).click())
  const busy = screen.getByRole('button', { name: 'Reloading…' })
  expect(busy.getAttribute('aria-busy')).toBe('true')
  act(() => busy.click())
  expect(take).toHaveBeenCalledOnce()
})

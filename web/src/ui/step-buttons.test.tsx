// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StepButtons } from './step-buttons.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function renderButtons() {
  const onStep = vi.fn()
  render(
    <>
      <span id="price-label">Price</span>
      <input id="price" aria-labelledby="price-label" />
      <StepButtons box="price" onStep={onStep} />
    </>,
  )
  return { onStep, more: screen.getByRole('button', { name: 'More Price' }) }
}

it('steps once for a click, and leaves the focus where it is', () => {
  const { onStep, more } = renderButtons()
  screen.getByRole('textbox').focus()
  expect(fireEvent.mouseDown(more)).toBe(false)
  fireEvent.click(more)
  fireEvent.click(screen.getByRole('button', { name: 'Less Price' }))
  expect(onStep.mock.calls).toEqual([[1], [-1]])
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

it('repeats while it is held, and not once more when it is let go', () => {
  const { onStep, more } = renderButtons()
  fireEvent.pointerDown(more, { button: 0 })
  act(() => void vi.advanceTimersByTime(390))
  expect(onStep).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(10 + 4 * 80))
  expect(onStep).toHaveBeenCalledTimes(5)
  fireEvent.pointerUp(more)
  fireEvent.click(more)
  act(() => void vi.advanceTimersByTime(1000))
  expect(onStep).toHaveBeenCalledTimes(5)
  fireEvent.click(more)
  expect(onStep).toHaveBeenCalledTimes(6)
})

it('stops where the finger leaves it', () => {
  const { onStep, more } = renderButtons()
  fireEvent.pointerDown(more, { button: 0 })
  fireEvent.pointerLeave(more)
  act(() => void vi.advanceTimersByTime(1000))
  expect(onStep).not.toHaveBeenCalled()
})

import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openProgress } from './progress.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** A stream, and the text written to it since the last reading, without the terminal's commands. */
function openStream(isTTY: boolean) {
  const stream = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY, columns: 80 })
  const read = () => stripVTControlCharacters(String(stream.read() ?? ''))
  return { progress: openProgress(stream), read }
}

it('is a bar on a terminal, with rows, their rate and the time left', () => {
  const { progress, read } = openStream(true)
  progress.report(0, 0)
  vi.advanceTimersByTime(10_000)
  read()
  progress.report(0.25, 250_000)
  vi.advanceTimersByTime(200)
  // A quarter in ten seconds leaves thirty.
  expect(read()).toMatch(/=+-+ 25 %, 250,000 rows, 24,\d{3} a second, 30 s left/u)
  progress.report(1, 1_000_000)
  progress.stop()
  expect(read()).toMatch(/=+ 100 %, 1,000,000 rows, \d{2},\d{3} a second\n$/u)
})

it('is a line every ten seconds anywhere else', () => {
  const { progress, read } = openStream(false)
  progress.report(0, 0)
  read()
  vi.advanceTimersByTime(9_000)
  progress.report(0.1, 100)
  vi.advanceTimersByTime(999)
  expect(read()).toBe('')
  vi.advanceTimersByTime(1)
  // A tenth in nine seconds leaves 81.
  expect(read()).toBe('10 %, 100 rows, 10 a second, 81 s left\n')
  progress.report(0.2, 200)
  vi.advanceTimersByTime(20_000)
  expect(read().match(/\n/gu)).toHaveLength(2)
  progress.stop()
  read()
  vi.advanceTimersByTime(60_000)
  expect(read()).toBe('')
})

it.each([true, false])('names work whose end is not known, in place of a bar at its end (terminal: %s)', (isTTY) => {
  const { progress, read } = openStream(isTTY)
  progress.name('Reading the list of files')
  expect(read()).toBe('Reading the list of files …\n')
  progress.report(1, 20)
  progress.name('Building the indexes')
  expect(read()).toMatch(/100 %, 20 rows\n+Building the indexes …\n$/u)
  vi.advanceTimersByTime(20_000)
  expect(read()).toBe(isTTY ? '' : 'Building the indexes …\nBuilding the indexes …\n')
  progress.stop()
  vi.advanceTimersByTime(60_000)
  expect(read()).toBe('')
})

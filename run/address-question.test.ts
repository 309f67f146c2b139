import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { expect, it } from 'vitest'
import { askForAddresses, isAnswered, isAtTerminal, readAnswer, storeAnswer } from './address-question.ts'

const QUESTION = 'Load all 2.4 million addresses of New Zealand'
const never = new AbortController().signal

function openStreams() {
  const [input, output] = [new PassThrough(), new PassThrough({ encoding: 'utf8' })]
  const written: string[] = []
  output.on('data', (text: string) => written.push(text))
  return { input, output, timesAsked: () => written.join('').split(QUESTION).length - 1 }
}

it.each([
  ['y', true],
  [' Yes ', true],
  ['', false],
  ['N', false],
  ['no', false],
  ['later', null],
])('%j is read as %j', (text, answer) => {
  expect(readAnswer(text)).toBe(answer)
})

it('asks again after what is neither yes nor no', async () => {
  const { input, output, timesAsked } = openStreams()
  const answer = askForAddresses({ input, output }, never)
  input.write('perhaps\n')
  await expect.poll(timesAsked).toBe(2)
  input.write('y\n')
  expect(await answer).toBe(true)
})

it('has no answer when the input ends or the server stops', async () => {
  const ended = openStreams()
  ended.input.end()
  expect(await askForAddresses(ended, never)).toBeNull()
  const stopping = new AbortController()
  const stopped = openStreams()
  const answer = askForAddresses(stopped, stopping.signal)
  stopping.abort()
  expect(await answer).toBeNull()
})

it('is at no terminal when input or output is a file or a pipe', () => {
  const { input, output } = openStreams()
  const asTerminal = <Stream extends PassThrough>(stream: Stream) => Object.assign(stream, { isTTY: true })
  expect(isAtTerminal({ input, output })).toBe(false)
  expect(isAtTerminal({ input: asTerminal(new PassThrough()), output })).toBe(false)
  expect(isAtTerminal({ input, output: asTerminal(new PassThrough()) })).toBe(false)
})

it('remembers either answer', async () => {
  for (const isWanted of [true, false]) {
    const folder = await mkdtemp(join(tmpdir(), 'homeyield-answer-'))
    expect(isAnswered(folder)).toBe(false)
    await storeAnswer(folder, isWanted)
    expect(isAnswered(folder)).toBe(true)
  }
})

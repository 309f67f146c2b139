import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../decisions')
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const files = readdirSync(FOLDER).filter((file) => file !== 'README.md')

const HEAD = /^# (\d+)\. (.+)\n\nDate: (\d{4}-\d{2}-\d{2})\nStatus: (accepted|replaced by (\d+))\n\n/u

const decisions = files.map((file) => {
  const [, number, title, date, status, by] = HEAD.exec(read(file)) ?? []
  return { file, number, title, date, status, by }
})

test.for(decisions)('$file begins with number, title, date and status', ({ file, number }) => {
  expect(number?.padStart(4, '0')).toBe(file.slice(0, 4))
})

test('a decision that is replaced names the one that replaces it', () => {
  const numbers = new Set(decisions.map(({ number }) => number))
  expect(decisions.filter(({ by }) => by !== undefined && !numbers.has(by))).toEqual([])
  expect(numbers.size).toBe(files.length)
})

test('the index lists every decision with its title, date and status', () => {
  const rows = [...read('README.md').matchAll(/^- (\d+): \[(.+)\]\((.+)\), (\S+), (.+)$/gmu)]
  const listed = rows.map(([, number, title, file, date, status]) => ({ file, number, title, date, status }))
  const written = decisions.map(({ file, number, title, date, status }) => ({ file, number, title, date, status }))
  expect(listed).toEqual(written)
})

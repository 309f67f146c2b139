import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readArguments } from './suites/read-arguments.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

const workflows = globSync('.github/workflows/*.yml', { cwd: ROOT }).map(read)
const commands = workflows.flatMap((text) =>
  [...text.matchAll(/^ *- run: (.+)$/gmu)].map(([, command = '']) => command),
)
/** The names in `run/suites.ts`. */
const suites = [...read('run/suites.ts').matchAll(/^ {2}\{ name: '(\w+)'/gmu)].map(([, name = '']) => name)

test('a workflow runs only commands of CONTRIBUTING.md, and together every suite', () => {
  const documented = read('CONTRIBUTING.md')
  const run = commands.map((command) => command.replace('${{ matrix.browser }}', 'firefox'))
  expect(run.filter((command) => !documented.includes(`\`${command}\``))).toEqual([])
  const wanted = run.flatMap((command) => readArguments(command.split(' ').slice(3), suites).suites)
  expect(wanted.toSorted()).toEqual(readArguments([], suites).suites.toSorted())
})

test('an action is pinned by its full hash, with its version beside it', () => {
  const uses = workflows.flatMap((text) => [...text.matchAll(/uses: (.+)$/gmu)].map(([, action = '']) => action))
  expect(uses.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u.test(action))).toEqual([])
  expect(uses.length).toBeGreaterThan(0)
})

test('package.json alone names the version of Node; the image has the same major version', () => {
  const [, node = ''] = /"node": "(\d[\d.]*)"/u.exec(read('package.json')) ?? []
  const [major = ''] = node.split('.')
  expect(workflows.join('')).not.toMatch(/node-version:/u)
  const images = [...read('Dockerfile').matchAll(/^FROM node:(\d+)/gmu)].map(([, version]) => version)
  expect(new Set(images)).toEqual(new Set([major]))
})

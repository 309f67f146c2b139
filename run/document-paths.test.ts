import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const documents = globSync(
  ['*.md', '.github/**/*.md', '{docs,decisions}/**/*.md', '{api,database,domain,web}/{src,seeds}/**/README.md'],
  {
    cwd: ROOT,
  },
)
const files = new Set(
  globSync('**/*', { cwd: ROOT, exclude: (name) => ['node_modules', 'dist', '.data'].includes(name) }),
)
const folders = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isDirectory())

/** Made by the build or by an operator. */
const CREATED = new Set(['web/dist', 'deploy/.env'])

const FILE = /^(?!\/)[\w@./{},*-]+\.(?:tsx?|mjs|css|md|csv|txt|sql|html|yaml)$/u
const PATTERN = /^(?:noun|verb-noun|\.|\*)/u

/** The files and folders that a document names in backticks or links to, without patterns such as `noun-store.ts`. */
function pathsIn(text: string): string[] {
  const prose = text.replaceAll(/^ *```[\s\S]*?^ *```/gmu, '')
  const isFolder = (code: string) =>
    /^(?!\/)[\w./{},*-]+$/u.test(code) &&
    (code.endsWith('/') || folders.some(({ name }) => code.startsWith(`${name}/`)))
  const named = [...prose.matchAll(/`(?:node )?([^`\s]+)[^`]*`/gu)].map(([, code = '']) => code)
  const linked = [...prose.matchAll(/\]\((?!https?:)([^)#]+)/gu)].map(([, target = '']) => target)
  const paths = named.filter(
    (code) => (FILE.test(code) || isFolder(code)) && !PATTERN.test(code.split('/').at(-1) ?? ''),
  )
  return [...new Set([...paths, ...linked].flatMap(expandBraces))]
}

function expandBraces(path: string): string[] {
  const [, before = '', list, after = ''] = /^(.*)\{(.*)\}(.*)$/u.exec(path) ?? []
  return list === undefined ? [path] : list.split(',').map((part) => `${before}${part}${after}`)
}

/** From the root, from the document's folder, or the end of a path, such as `save/save-now.ts`. */
function exists(path: string, document: string): boolean {
  if (CREATED.has(path) || existsSync(join(ROOT, path)) || existsSync(join(ROOT, dirname(document), path))) return true
  return [...files].some((file) => file.endsWith(`/${path}`) || matchesGlob(file, `**/${path}`))
}

test.for(documents)('every path in %s exists', (document) => {
  const paths = pathsIn(readFileSync(join(ROOT, document), 'utf8'))
  expect(paths.filter((path) => !exists(path.replace(/\/$/u, ''), document))).toEqual([])
})

test('ARCHITECTURE.md is read in a few minutes: it has at most 900 words', () => {
  expect(readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8').trim().split(/\s+/u).length).toBeLessThanOrEqual(900)
})

test('the check finds paths, and those that do not exist', () => {
  const text =
    'See `run/serve.ts`, `save/{save-now,gone}.ts`, [here](docs/gone.md), `noun-store.ts` and `node run/build.ts`.'
  const paths = pathsIn(text)
  expect(paths).toEqual(['run/serve.ts', 'save/save-now.ts', 'save/gone.ts', 'run/build.ts', 'docs/gone.md'])
  expect(paths.filter((path) => !exists(path, 'README.md'))).toEqual(['save/gone.ts', 'docs/gone.md'])
})

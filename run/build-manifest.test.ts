import { expect, test } from 'vitest'
import { filesBehind, filesBeside, scriptsOf } from './build-manifest.ts'

const manifest = {
  'index.html': {
    file: 'assets/index-1.js',
    imports: ['_base-2.js'],
    dynamicImports: ['plans.tsx', 'drawer.tsx'],
    css: ['assets/index-1.css'],
  },
  '_base-2.js': { file: 'assets/base-2.js' },
  '_shared-3.js': { file: 'assets/shared-3.js', imports: ['_base-2.js'], css: ['assets/shared-3.css'] },
  'plans.tsx': { file: 'assets/plans-4.js', imports: ['index.html', '_shared-3.js'], dynamicImports: ['member.tsx'] },
  'member.tsx': { file: 'assets/member-5.js', imports: ['plans.tsx'] },
  'drawer.tsx': { file: 'assets/drawer-6.js' },
  'style.css': { file: 'assets/style-7.css' },
}

test('a screen needs the entry, itself and their imports, each once, without dynamic imports', () => {
  expect(filesBehind(manifest, ['index.html', 'plans.tsx']).toSorted()).toEqual([
    'assets/base-2.js',
    'assets/index-1.js',
    'assets/plans-4.js',
    'assets/shared-3.js',
  ])
})

test('dynamic imports are counted on request', () => {
  expect(filesBehind(manifest, ['plans.tsx'], true)).toContain('assets/member-5.js')
})

test('styles are left out, and an unknown screen is an error', () => {
  expect(filesBehind(manifest, ['style.css'])).toEqual([])
  expect(() => filesBehind(manifest, ['gone.tsx'])).toThrow('The build has no gone.tsx')
})

test('beside the entry, a screen needs its own scripts and styles, and none that the entry has', () => {
  expect(filesBeside(manifest, 'index.html', ['plans.tsx'])).toEqual([
    'assets/plans-4.js',
    'assets/shared-3.js',
    'assets/shared-3.css',
  ])
})

test('finds the scripts of a page, without those of other sites', () => {
  const html = `<script src="/early.js"></script><link rel="modulepreload" href="/assets/a-1.js">
    <script type="module" crossorigin src="/assets/public-2.js"></script><link rel="stylesheet" href="/assets/p.css">
    <script async src="https://elsewhere.test/tag.js"></script><script type="application/ld+json">{}</script>`
  expect(scriptsOf(html)).toEqual(['early.js', 'assets/a-1.js', 'assets/public-2.js'])
})

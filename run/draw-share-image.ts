import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from './suites/find-chromium.ts'

// Draws the preview images of shared links from the built pages. web/public/og.png: the landing page's claim, week and street.
// web/public/og-plans.png: the claim of the plans and the street of Premium.
// Run `node run/build.ts` first if one of them has changed: node run/draw-share-image.ts [built web app]
// Neither the product's name nor a price is in them, because each installation chooses its own.

const SIZE = { width: 1200, height: 630 }
const ROOT = join(import.meta.dirname, '..')
const LAYOUT = `
html { color-scheme: light; }
body { width: ${SIZE.width}px; height: ${SIZE.height}px; min-height: 0; overflow: hidden; position: relative; }
main { display: grid; grid-template-columns: 560px 500px; justify-content: space-between; padding: 52px 64px 0; }
.words { display: grid; gap: 28px; align-content: start; }
.words svg { width: 72px; height: 72px; }
.words h1 { font-size: 66px; font-weight: 700; letter-spacing: -0.035em; line-height: 1.03; }
.week section { padding: 28px; }
.week h2 { font-size: 30px; }
.week h2 span { display: none; }
body > svg { position: absolute; inset: auto 0 0; height: 250px; z-index: -1; background: none; }
.plans { grid-template-columns: 1fr; }
.plans h1 { font-size: 76px; }
body:has(.plans) > svg { width: 100%; height: 315px; background: none; }
`

const dist = process.argv[2] ?? join(ROOT, 'web/dist')
const chromium = await findChromium()
if (chromium === undefined) process.exit(1)
const directory = await mkdtemp(join(tmpdir(), 'homeyield-share-image-'))
try {
  for (const [file, compose, image] of [
    ['home', composeHome, 'og.png'],
    ['plans', composePlans, 'og-plans.png'],
  ] as const) {
    const drawing = join(directory, `${file}.html`)
    await writeFile(drawing, await compose(await readFile(join(dist, `pages/${file}.html`), 'utf8')))
    await promisify(execFile)(chromium, [
      '--headless',
      '--no-sandbox',
      '--hide-scrollbars',
      '--allow-file-access-from-files',
      `--window-size=${SIZE.width},${SIZE.height}`,
      // Waits for the web font.
      '--virtual-time-budget=5000',
      `--screenshot=${join(ROOT, 'web/public', image)}`,
      `file://${drawing}`,
    ])
  }
} finally {
  await rm(directory, { recursive: true })
}

async function composeHome(html: string): Promise<string> {
  const claim = find(html, /<h1[^>]*>(.*?)<\/h1>/su)
  const card = find(html, /(<section[^>]*data-hero="".*?)<div[^>]*data-hero-field/su).replace(/<div[^>]*>\s*$/u, '')
  const street = find(html, /(<svg[^>]*viewBox="0 0 1440 300".*?<\/svg>)/su)
  return composeDrawing(`<main>${words(html, claim)}<div class="week">${card}</section></div></main>${street}`)
}

async function composePlans(html: string): Promise<string> {
  const claim = find(html, /<h1[^>]*>Plans<\/h1><p[^>]*>(.*?)<\/p>/su)
  const street = find(html, /aria-labelledby="premium".*?(<svg.*?<\/svg>)/su)
  return composeDrawing(`<main class="plans">${words(html, claim)}</main>${street}`)
}

function words(html: string, claim: string): string {
  return `<div class="words">${find(html, /<header.*?(<svg.*?<\/svg>)/su)}<h1>${claim}</h1></div>`
}

async function composeDrawing(content: string): Promise<string> {
  const assets = join(dist, 'assets')
  const names = (await readdir(assets)).filter((name) => /^render-pages.*\.css$/u.test(name))
  const sheets = await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')))
  const css = sheets.join('\n').replaceAll('url(/assets/', `url(file://${assets}/`)
  return `<!doctype html><html lang="en-NZ"><meta charset="utf-8"><style>${css}${LAYOUT}</style>
${content}</html>`
}

function find(html: string, pattern: RegExp): string {
  const [, found] = pattern.exec(html) ?? []
  if (found === undefined) throw new Error(`The page has no match for ${pattern.source}`)
  return found
}

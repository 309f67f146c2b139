import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findChromium } from './suites/find-chromium.ts'

// Draws web/public/og.png, the preview image of shared links, from the built landing page: its claim, week and street.
// Run `node run/build.ts` first if one of them has changed: node run/draw-share-image.ts [built web app]
// The product's name is not in it, because each installation chooses its own.

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
`

const dist = process.argv[2] ?? join(ROOT, 'web/dist')
const chromium = await findChromium()
if (chromium === undefined) process.exit(1)
const page = await readFile(join(dist, 'pages/home.html'), 'utf8')
const directory = await mkdtemp(join(tmpdir(), 'homeyield-share-image-'))
try {
  const drawing = join(directory, 'drawing.html')
  await writeFile(drawing, await composeDrawing(page))
  await promisify(execFile)(chromium, [
    '--headless',
    '--no-sandbox',
    '--hide-scrollbars',
    '--allow-file-access-from-files',
    `--window-size=${SIZE.width},${SIZE.height}`,
    // Waits for the web font.
    '--virtual-time-budget=5000',
    `--screenshot=${join(ROOT, 'web/public/og.png')}`,
    `file://${drawing}`,
  ])
} finally {
  await rm(directory, { recursive: true })
}

async function composeDrawing(html: string): Promise<string> {
  const assets = join(dist, 'assets')
  const names = (await readdir(assets)).filter((name) => /^render-pages.*\.css$/u.test(name))
  const sheets = await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')))
  const css = sheets.join('\n').replaceAll('url(/assets/', `url(file://${assets}/`)
  const claim = find(html, /<h1[^>]*>(.*?)<\/h1>/su)
  const card = find(html, /(<section[^>]*data-hero="".*?)<div[^>]*data-hero-field/su).replace(/<div[^>]*>\s*$/u, '')
  const street = find(html, /(<svg[^>]*viewBox="0 0 1440 300".*?<\/svg>)/su)
  const mark = find(html, /<header.*?(<svg.*?<\/svg>)/su)
  return `<!doctype html><html lang="en-NZ"><meta charset="utf-8"><style>${css}${LAYOUT}</style>
<main><div class="words">${mark}<h1>${claim}</h1></div><div class="week">${card}</section></div></main>${street}</html>`
}

function find(html: string, pattern: RegExp): string {
  const [, found] = pattern.exec(html) ?? []
  if (found === undefined) throw new Error(`The landing page has no match for ${pattern.source}`)
  return found
}

import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { openAddressFile } from '../src/addresses/open-address-file.ts'
import { Tally } from '../src/report/import-report.ts'
import { LINZ_HEADER, linzLine } from '../src/testing/linz-file.ts'

// Reads a made-up file of LINZ's layout with as many rows as the country has, without a database.

const ROWS = 2_400_000
const ROWS_OF_A_STREET = 20
const MEGABYTE = 1024 * 1024

const folder = await mkdtemp(join(tmpdir(), 'homeyield-bench-'))
try {
  const path = join(folder, 'addresses.csv')
  await writeCountry(path)
  const list = await openAddressFile(path)
  const started = performance.now()
  const before = process.cpuUsage()
  let [rows, peak] = [0, 0]
  const progress = { signal: new AbortController().signal, onProgress: () => undefined, leftOut: new Tally() }
  for await (const batch of list.read(progress)) {
    rows += batch.length
    peak = Math.max(peak, process.memoryUsage.rss())
  }
  const { user, system } = process.cpuUsage(before)
  const seconds = (performance.now() - started) / 1000
  process.stdout.write(
    `${rows.toLocaleString('en-NZ')} of ${ROWS.toLocaleString('en-NZ')} rows, ${await sizeOf(path)} MB\n`,
  )
  process.stdout.write(`${seconds.toFixed(1)} s, processor ${((user + system) / 1e6).toFixed(1)} s\n`)
  process.stdout.write(
    `${Math.round(ROWS / seconds).toLocaleString('en-NZ')} rows a second, peak ${inMegabytes(peak)} MB\n`,
  )
} finally {
  await rm(folder, { recursive: true })
}

async function sizeOf(path: string): Promise<number> {
  return inMegabytes((await stat(path)).size)
}

function inMegabytes(bytes: number): number {
  return Math.round(bytes / MEGABYTE)
}

async function writeCountry(path: string): Promise<void> {
  const file = createWriteStream(path)
  file.write(`\uFEFF${LINZ_HEADER}\r\n`)
  for (let first = 0; first < ROWS; first += ROWS_OF_A_STREET) {
    const street = first / ROWS_OF_A_STREET
    const place = { suburb_locality: `Papatoetoe ${street % 2000}`, town_city: `Ōtāhuhu ${street % 70}` }
    const lines = Array.from({ length: ROWS_OF_A_STREET }, (_, at) =>
      linzLine({
        ...place,
        address_id: first + at + 1,
        address_number: String(at + 1),
        unit: at % 5 === 0 ? '2' : '',
        full_road_name: `Tūī Glen ${street} Road`,
        territorial_authority: `District ${street % 70}`,
        shape_X: (172 + (first % 5_000_000) / 1e6).toFixed(8),
        shape_Y: (-43 + (first % 7_000_000) / 1e6).toFixed(8),
        address_lifecycle: at === 0 && street % 5 === 0 ? 'Retired' : 'Current',
      }),
    )
    if (!file.write(lines.map((line) => `${line}\r\n`).join(''))) {
      await once(file, 'drain')
    }
  }
  file.end()
  await finished(file)
}

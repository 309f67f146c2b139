import { inflateSync } from 'node:zlib'

/** The readable content of a PDF. */
interface ReadPdf {
  readonly pages: number
  /** All drawn text, in order. */
  readonly text: string
  /** The dictionaries and their texts, such as the title, and anything that a link or a script would need. */
  readonly source: string
}

/** Reads our own PDFs, whose embedded fonts map codes to letters. Throws for any other. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const source = Buffer.from(bytes).toString('latin1')
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n(.*?)\nendobj/gsu)) objects.set(id, body)
  const fonts = new Map<string, Map<string, string>>()
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/gu)) {
      const [, map] = /\/ToUnicode (\d+) 0 R/u.exec(objects.get(id) ?? '') ?? []
      if (map !== undefined) fonts.set(name, readMap(streamOf(objects.get(map) ?? '')))
    }
  }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/u.test(body))
  const drawn = pages.map((page) => streamOf(objects.get(/\/Contents (\d+) 0 R/u.exec(page)?.[1] ?? '') ?? ''))
  const dictionaries = [...objects.values()].map((body) => body.split('\nstream')[0]).join('\n')
  return { pages: pages.length, text: drawn.map((page) => readDrawn(page, fonts)).join('\n'), source: dictionaries }
}

function streamOf(body: string): string {
  const begin = body.indexOf('stream\n')
  if (begin < 0) return ''
  const data = Buffer.from(body.slice(begin + 7, body.lastIndexOf('\nendstream')), 'latin1')
  return (body.includes('/FlateDecode') ? inflateSync(data) : data).toString('latin1')
}

function readMap(map: string): Map<string, string> {
  const signs = new Map<string, string>()
  const decode = (hex: string) => Buffer.from(hex.replaceAll(/\s/gu, ''), 'hex').swap16().toString('utf16le')
  for (const [, first = '', , list = ''] of map.matchAll(/<(\w{4})> <(\w{4})> \[(.*?)\]/gsu)) {
    const hexes = Array.from(list.matchAll(/<([\w\s]*)>/gu), ([, hex = '']) => hex)
    for (const [at, hex] of hexes.entries()) {
      const code = (Number.parseInt(first, 16) + at).toString(16).padStart(4, '0')
      signs.set(code, decode(hex))
    }
  }
  return signs
}

function readDrawn(page: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> = new Map()
  let text = ''
  for (const [, name, shown] of page.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/gu)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map()
    for (const [, hex = ''] of (shown ?? '').matchAll(/<(\w+)>/gu)) {
      for (const [code] of hex.toLowerCase().matchAll(/\w{4}/gu)) text += font.get(code) ?? '?'
    }
    if (shown !== undefined) text += '\n'
  }
  // A run that ends with a space continues in the next.
  return text.replaceAll(' \n', ' ')
}

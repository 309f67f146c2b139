import { beforeEach, expect, it, vi } from 'vitest'

vi.stubGlobal('window', { addEventListener: () => undefined })
const token = `e30.${btoa(JSON.stringify({ sub: 'a1', exp: 4_000_000_000 })).replaceAll('=', '')}.x`
vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'homeyield.token' ? token : null) })
const { fetchCalculations } = await import('./fetch-calculations.ts')

/** The ids of the account's calculations, in the server's order. */
let saved: string[]
/** Called before each response after the first. */
let meanwhile: (() => void) | null
let requests: string[]

beforeEach(() => {
  meanwhile = null
  requests = []
})

vi.stubGlobal('fetch', (url: string) => {
  if (requests.length > 0) {
    meanwhile?.()
    meanwhile = null
  }
  const { search, searchParams } = new URL(url, 'http://localhost')
  requests.push(search)
  const after = searchParams.get('after')
  if (after !== null && !saved.includes(after)) {
    return Promise.resolve(Response.json({ error: 'Invalid', code: 'invalid' }, { status: 422 }))
  }
  const start = after === null ? 0 : saved.indexOf(after) + 1
  const page = saved.slice(start, start + Number(searchParams.get('limit') ?? Infinity))
  return Promise.resolve(Response.json(page.map((id) => ({ id }))))
})

const idsTo = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`)

async function fetchIds(onPage: (count: number) => void = () => undefined): Promise<string[]> {
  const found = await fetchCalculations(new AbortController().signal, (arrived) => onPage(arrived.length))
  return found.map(({ id }) => id)
}

it('asks once for few calculations', async () => {
  saved = idsTo(99)
  expect(await fetchIds()).toEqual(saved)
  expect(requests).toEqual(['?limit=100'])
})

it('fetches many page by page, and reports each that has arrived', async () => {
  saved = idsTo(700)
  const counts: number[] = []
  expect(await fetchIds((count) => counts.push(count))).toEqual(saved)
  expect(counts).toEqual([100, 300, 500, 700])
  expect(requests.slice(0, 2)).toEqual(['?limit=100', '?limit=200&after=c99'])
})

it.each([
  ['one of a page that is still to come', 'c450'],
  ['the last of the page before', 'c99'],
])('leaves out nothing when %s is changed meanwhile', async (_, changed) => {
  saved = idsTo(500)
  meanwhile = () => {
    saved = [changed, ...saved.filter((id) => id !== changed)]
  }
  expect(await fetchIds()).toEqual(saved)
})

it('fetches the whole list when the last of the page before is deleted meanwhile', async () => {
  saved = idsTo(500)
  meanwhile = () => {
    saved = saved.filter((id) => id !== 'c99')
  }
  expect(await fetchIds()).toEqual(saved)
  expect(requests.at(-1)).toBe('')
})

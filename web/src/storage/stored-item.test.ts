import { beforeEach, expect, it, vi } from 'vitest'
import { storedJson, storedKeys, storedText } from './stored-item.ts'

const browser = new Map<string, string>()
const tab = new Map<string, string>()
const fromOtherTab = new EventTarget()

function storageIn(held: Map<string, string>) {
  return {
    get length() {
      return held.size
    },
    key: (index: number) => [...held.keys()][index] ?? null,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}

beforeEach(() => {
  browser.clear()
  tab.clear()
  vi.stubGlobal('localStorage', storageIn(browser))
  vi.stubGlobal('sessionStorage', storageIn(tab))
  vi.stubGlobal('window', fromOtherTab)
})

const change = (key: string | null) => fromOtherTab.dispatchEvent(Object.assign(new Event('storage'), { key }))
const numbers = (stored: unknown) => (Array.isArray(stored) ? stored.filter((one) => typeof one === 'number') : null)

it('stores text as it is and JSON as JSON, in the tab or in the browser', () => {
  storedText('tab', 'word').write('a "b"')
  storedJson('browser', 'list', numbers).write([1, 2])
  expect([...tab, ...browser]).toEqual([
    ['word', 'a "b"'],
    ['list', '[1,2]'],
  ])
  expect(storedText('tab', 'word').read()).toBe('a "b"')
  expect(storedJson('browser', 'list', numbers).read()).toEqual([1, 2])
  storedText('tab', 'word').remove()
  expect(tab.size).toBe(0)
})

it.each(['not json', '5', '{"a":1}'])('reads %s as nothing where it is not valid', (text) => {
  browser.set('list', text)
  expect(storedJson('browser', 'list', numbers).read()).toBeNull()
})

it('reads what a parser takes from it, and nothing where the parser throws', () => {
  browser.set('list', '[1,"2"]')
  expect(storedJson('browser', 'list', numbers).read()).toEqual([1])
  const name = storedJson('browser', 'list', (stored) => (stored as { owner: { name: string } }).owner.name)
  expect(name.read()).toBeNull()
})

it('holds for the life of the page what the browser does not store, and reports it', () => {
  const item = storedText('browser', 'word')
  expect(item.write('first')).toBe(true)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => browser.get(key) ?? null,
    setItem: () => {
      throw new DOMException('Full', 'QuotaExceededError')
    },
    removeItem: (key: string) => void browser.delete(key),
  })
  expect(item.write('second')).toBe(false)
  expect(item.read()).toBe('second')
  item.remove()
  expect(item.read()).toBeNull()
})

it('throws nothing where storage is switched off', () => {
  vi.stubGlobal('localStorage', undefined)
  const item = storedText('browser', 'word')
  expect(item.read()).toBeNull()
  item.write('kept')
  expect(item.read()).toBe('kept')
  item.remove()
  expect(item.read()).toBeNull()
  expect(storedKeys('browser', 'w')).toEqual([])
})

it('lists the keys with a prefix', () => {
  for (const key of ['save.a', 'other', 'save.b']) browser.set(key, '')
  expect(storedKeys('browser', 'save.')).toEqual(['save.a', 'save.b'])
})

it('reports changes here and in another tab, of its own key and of a cleared storage, until it is stopped', () => {
  const changes: boolean[] = []
  const item = storedText('browser', 'word')
  const stop = item.subscribe((elsewhere) => changes.push(elsewhere))
  item.write('a')
  item.remove()
  change('word')
  change('another')
  change(null)
  expect(changes).toEqual([false, false, true, true])
  stop()
  item.write('b')
  change('word')
  expect(changes).toHaveLength(4)
})

it('takes what another tab stored in place of what this page alone held', () => {
  const item = storedText('browser', 'word')
  const stop = item.subscribe(() => undefined)
  vi.stubGlobal('localStorage', undefined)
  item.write('here')
  vi.stubGlobal('localStorage', storageIn(browser))
  browser.set('word', 'there')
  expect(item.read()).toBe('here')
  change('word')
  expect(item.read()).toBe('there')
  stop()
})

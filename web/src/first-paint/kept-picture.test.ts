import { expect, it, vi } from 'vitest'
import { forgetPicture, hangPicture, isPictureKept, keepPicture } from './kept-picture.ts'

function keep() {
  const picture = { isConnected: true }
  vi.stubGlobal('document', { documentElement: { dataset: { person: 'visitor' } } })
  keepPicture({ querySelector: (wanted: string) => (wanted.includes('visitor') ? picture : null) } as never)
  return picture
}

it('is kept as long as it stands somewhere', () => {
  keep()
  forgetPicture()
  expect(isPictureKept()).toBe(true)
})

it('is forgotten once a screen came that never showed it', () => {
  keep().isConnected = false
  expect(isPictureKept()).toBe(true)
  forgetPicture()
  expect(isPictureKept()).toBe(false)
})

it('is forgotten when what showed it goes, but not when another takes it over', async () => {
  const picture = keep()
  const place = { append: () => (picture.isConnected = true) } as never
  const leave = hangPicture(place)
  picture.isConnected = false
  leave()
  hangPicture(place)
  await Promise.resolve()
  expect(isPictureKept()).toBe(true)
  picture.isConnected = false
  leave()
  await Promise.resolve()
  expect(isPictureKept()).toBe(false)
})

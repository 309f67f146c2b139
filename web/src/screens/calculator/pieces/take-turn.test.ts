import { expect, test } from 'vitest'
import { allDrawn, noteComing, takeTurn } from './take-turn.ts'

test('each part waits until the one before it stands, and what comes first comes before all that wait', async () => {
  const said: string[] = []
  const turn = (name: string) => async () => {
    said.push(`${name} begins`)
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    said.push(`${name} stands`)
  }
  takeTurn(turn('rent'))
  takeTurn(turn('borrowing'))
  takeTurn(turn('result'), true)
  await allDrawn()
  expect(said).toEqual([
    'result begins',
    'result stands',
    'rent begins',
    'rent stands',
    'borrowing begins',
    'borrowing stands',
  ])
})

test('a turn that was given up is not taken', async () => {
  const drawn: string[] = []
  const giveUp = takeTurn(async () => void drawn.push('closed'))
  takeTurn(async () => void drawn.push('open'))
  giveUp()
  await allDrawn()
  expect(drawn).toEqual(['open'])
})

test('nothing begins at once, and who asks when all stands is answered', async () => {
  let begun = false
  takeTurn(async () => void (begun = true))
  expect(begun).toBe(false)
  await allDrawn()
  expect(begun).toBe(true)
  await expect(allDrawn()).resolves.toBeUndefined()
})

test('a part whose code is on its way is waited for too, whether it comes or not', async () => {
  const drawn: string[] = []
  const comes = async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 5)
    })
    takeTurn(async () => void drawn.push('opened'))
  }
  noteComing(comes())
  noteComing(Promise.reject(new Error('no connection')))
  await allDrawn()
  expect(drawn).toEqual(['opened'])
})

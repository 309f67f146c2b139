import { UNSAFE_createMemoryHistory } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AppRoute, Detour, Gate } from './app-route.ts'
import { createAppRouter } from './app-router.ts'

const assign = vi.fn<(to: string) => void>()
const replace = vi.fn<(to: string) => void>()
vi.stubGlobal('window', { location: { assign, replace } })

const Shown = () => null
const pass: Gate = () => null

/** The router of a small house, with the history it was opened with, the last of which is where it stands. */
async function open(routes: readonly AppRoute[], entries: string[] = ['/']) {
  const history = UNSAFE_createMemoryHistory({ initialEntries: entries })
  const router = createAppRouter([{ path: '/', Component: Shown, children: [{ index: true }, ...routes] }], history)
  await router.start()
  const at = () => router.state.location.pathname + router.state.location.search + router.state.location.hash
  return { router, history, at }
}

/** A promise that the test keeps. */
function later<Value>() {
  return Promise.withResolvers<Value>()
}

beforeEach(() => vi.clearAllMocks())

describe('on the way to a screen', () => {
  it('nothing is asked before the start, and who went elsewhere by then stays there', async () => {
    const gate = vi.fn(pass)
    const history = UNSAFE_createMemoryHistory({ initialEntries: ['/first'] })
    const router = createAppRouter(
      [
        { path: '/first', gate, Component: Shown },
        { path: '/list', Component: Shown },
      ],
      history,
    )
    expect(gate).not.toHaveBeenCalled()
    expect(router.state.initialized).toBe(false)
    await router.navigate('/list')
    await router.start()
    expect(router.state.location.pathname).toBe('/list')
    expect(gate).not.toHaveBeenCalled()
  })

  it('what was seen stays until the code is there, then address and screen change together', async () => {
    const code = later<typeof Shown>()
    const { router, at } = await open([{ path: 'list', title: 'List', load: () => code.promise }])
    const gone = router.navigate('/list')
    expect(at()).toBe('/')
    expect(router.state.navigation.state).toBe('loading')
    code.resolve(Shown)
    await gone
    expect(at()).toBe('/list')
    expect(router.state.navigation.state).toBe('idle')
    expect(router.state.matches.map(({ route }) => [route.path, route.title, route.Component])).toEqual([
      ['/', undefined, Shown],
      ['list', 'List', Shown],
    ])
  })

  it('the code is fetched once', async () => {
    const load = vi.fn(async () => Shown)
    const { router } = await open([{ path: 'list', load }])
    await router.navigate('/list')
    await router.navigate('/')
    await router.navigate('/list')
    expect(load).toHaveBeenCalledOnce()
  })

  it('a later way on takes the place of one that is not done', async () => {
    const slow = later<typeof Shown>()
    const { router, at } = await open([{ path: 'slow', load: () => slow.promise }, { path: 'other' }])
    const first = router.navigate('/slow')
    await router.navigate('/other')
    slow.resolve(Shown)
    await first
    expect(at()).toBe('/other')
  })

  it('gives the page arrived at what was given along, and its place whether it stays scrolled', async () => {
    const { router } = await open([{ path: 'list' }])
    await router.navigate('/list', { state: { fresh: true }, preventScrollReset: true })
    expect(router.state).toMatchObject({
      location: { state: { fresh: true } },
      keepsScroll: true,
      navigationType: 'PUSH',
    })
    await router.navigate('/')
    expect(router.state).toMatchObject({ location: { state: null }, keepsScroll: false })
  })

  it('an address of nothing leads to what catches all', async () => {
    const { router } = await open([{ path: '*', title: 'Page not found' }], ['/lost/here'])
    expect(router.state.matches.at(-1)?.route.title).toBe('Page not found')
  })
})

describe('a gate', () => {
  it('leads elsewhere before any code is fetched, and the address it stood at is none of the history', async () => {
    const load = vi.fn(async () => Shown)
    const { router, history, at } = await open([
      { path: 'list', gate: () => ({ to: '/signin?a=1' }), load },
      { path: 'signin' },
    ])
    await router.navigate('/list')
    expect(at()).toBe('/signin?a=1')
    expect(load).not.toHaveBeenCalled()
    expect(history.index).toBe(1)
  })

  it('of the address that was opened, or gone back to, puts its own in that place', async () => {
    const away: { to: Detour | null } = { to: null }
    const { router, history, at } = await open(
      [{ path: 'signin', gate: () => away.to }, { path: 'list' }, { path: 'first', gate: () => ({ to: '/signin' }) }],
      ['/first'],
    )
    expect(at()).toBe('/signin')
    expect(history.index).toBe(0)
    await router.navigate('/list')
    away.to = { to: '/list' }
    history.go(-1)
    await vi.waitUntil(() => history.location.pathname === '/list')
    expect(history.index).toBe(0)
  })

  it('further in is asked only where the outer one lets pass', async () => {
    const inner = vi.fn(pass)
    const { router, at } = await open([{ gate: () => ({ to: '/' }), children: [{ path: 'list', gate: inner }] }])
    await router.navigate('/list')
    expect(at()).toBe('/')
    expect(inner).not.toHaveBeenCalled()
  })

  it('may take its time, and does not wait for code that is not shown then', async () => {
    const { router, at } = await open([
      { path: 'table', gate: async () => ({ to: '/plans' }), load: () => later<typeof Shown>().promise },
      { path: 'plans' },
    ])
    await router.navigate('/table')
    expect(at()).toBe('/plans')
  })

  it('is told the address, what stands in it and what was given along', async () => {
    const gate = vi.fn(pass)
    const { router } = await open([{ path: 'calculator/:id?', gate }])
    await router.navigate('/calculator/7?referrer=x#sum', { state: 'given' })
    expect(gate.mock.calls[0]?.[0]).toMatchObject({ params: { id: '7' }, state: 'given' })
    const { pathname, search, hash } = gate.mock.calls[0]?.[0].url ?? {}
    expect([pathname, search, hash]).toEqual(['/calculator/7', '?referrer=x', '#sum'])
  })

  it('is asked again for another path or search, or the same address once more; not for a section, nor for what opens over it', async () => {
    const gate = vi.fn(pass)
    const { router } = await open([{ path: 'list/:id?', gate, children: [{ path: 'popup' }] }], ['/list'])
    const asked = async (to: string) => {
      gate.mockClear()
      await router.navigate(to)
      return gate.mock.calls.length
    }
    expect(await asked('/list')).toBe(1)
    expect(await asked('/list/1')).toBe(1)
    expect(await asked('/list/1?sort=a')).toBe(1)
    expect(await asked('/list/1?sort=a#end')).toBe(0)
    expect(await asked('/list/1/popup?sort=a')).toBe(0)
  })

  it('that is about the path alone is not asked again for a search', async () => {
    const gate = vi.fn(pass)
    const { router } = await open([{ path: 'list', gate, gateForPathOnly: true }], ['/list'])
    await router.navigate('/list?sort=a')
    expect(gate).toHaveBeenCalledOnce()
  })

  it('may lead to what the browser has to load: in the history after an app’s page, in place of an address that was opened', async () => {
    const leadsOut: AppRoute = { path: 'home', gate: () => ({ to: '/home?a#b', document: true }) }
    const { router, at } = await open([leadsOut])
    await router.navigate('/home')
    expect(assign).toHaveBeenCalledExactlyOnceWith('/home?a#b')
    expect(at()).toBe('/')
    expect(router.state.navigation.state).toBe('loading')
    void createAppRouter([leadsOut], UNSAFE_createMemoryHistory({ initialEntries: ['/home'] })).start()
    await vi.waitFor(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/home?a#b'))
  })
})

describe('what cannot be shown', () => {
  it.for([
    [
      'a gate throws',
      {
        gate: () => {
          throw new Error('No connection')
        },
      },
    ],
    [
      'a gate rejects',
      {
        gate: async () => {
          throw new Error('No connection')
        },
      },
    ],
    [
      'the code does not come',
      {
        load: async () => {
          throw new Error('No connection')
        },
      },
    ],
  ] satisfies [string, AppRoute][])('is said at its address when %s', async ([, route]) => {
    const { router, at } = await open([{ path: 'list', ...route }])
    await router.navigate('/list')
    expect(at()).toBe('/list')
    expect(router.state.problem?.thrown).toEqual(new Error('No connection'))
    await router.navigate('/')
    expect(router.state.problem).toBeNull()
  })

  it('is tried again at the same address, the outer gates included', async () => {
    const gate = vi.fn(pass)
    const load = vi.fn(async () => Shown).mockRejectedValueOnce(new Error('No connection'))
    const { router } = await open([{ gate, children: [{ path: 'list', load }] }])
    await router.navigate('/list')
    await router.navigate('/list')
    expect(router.state.problem).toBeNull()
    expect(gate).toHaveBeenCalledTimes(2)
  })
})

describe('a way on that is held back', () => {
  it('is taken after all, or not', async () => {
    const { router, at } = await open([{ path: 'list' }])
    const release = router.block(({ nextLocation }) => nextLocation.pathname === '/list')
    await router.navigate('/list')
    expect(at()).toBe('/')
    router.state.held?.reset()
    expect([at(), router.state.held]).toEqual(['/', null])
    await router.navigate('/list')
    router.state.held?.proceed()
    await vi.waitUntil(() => at() === '/list')
    expect(router.state.held).toBeNull()
    await router.navigate('/')
    release()
    await router.navigate('/list')
    expect(at()).toBe('/list')
  })

  it('through the history is undone there first, and gone once it is let go', async () => {
    const { router, history, at } = await open([{ path: 'list' }, { path: 'edit' }], ['/list', '/edit'])
    const blocker = vi.fn(() => true)
    router.block(blocker)
    history.go(-1)
    expect([history.location.pathname, at()]).toEqual(['/edit', '/edit'])
    router.state.held?.proceed()
    await vi.waitUntil(() => at() === '/list')
    expect(history.location.pathname).toBe('/list')
    expect(blocker).toHaveBeenCalledOnce()
    history.go(1)
    expect(blocker).toHaveBeenCalledTimes(2)
  })

  it('is none of the gates’ ways', async () => {
    const { router, at } = await open([{ path: 'list', gate: () => ({ to: '/signin' }) }, { path: 'signin' }])
    router.block(({ nextLocation }) => nextLocation.pathname === '/signin')
    await router.navigate('/list')
    expect(at()).toBe('/signin')
  })
})

it('says that somebody is on the way before it asks the gates', async () => {
  const said: string[] = []
  const { router } = await open([
    {
      path: 'list',
      gate: () => {
        said.push('asked')
        return null
      },
    },
  ])
  router.subscribe(({ navigation }) => said.push(navigation.state))
  await router.navigate('/list')
  expect(said).toEqual(['loading', 'asked', 'idle'])
})

it('tells every change before it answers, as long as it is wanted', async () => {
  const { router } = await open([{ path: 'list', load: async () => Shown }])
  const told: string[] = []
  const stop = router.subscribe(({ navigation, location }) => told.push(`${navigation.state} ${location.pathname}`))
  await router.navigate('/list')
  stop()
  await router.navigate('/')
  expect(told).toEqual(['loading /', 'idle /list'])
})

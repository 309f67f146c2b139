import { expect, it, vi } from 'vitest'

const call = vi.hoisted(() => vi.fn<() => Promise<object>>())
vi.mock('../api-client/call.ts', () => ({ call }))
vi.mock('../session/session.ts', () => ({ signOut: () => Promise.resolve() }))
vi.mock('../ui/close-on-outside-press.ts', () => ({ closeOnOutsidePress: () => undefined }))

it('shows whose menu it is at each opening: a restored page may be from before another person signed in', async () => {
  const name = { textContent: '\u00A0' }
  const others = { addEventListener: () => undefined, toggleAttribute: () => undefined }
  const querySelector = (selector: string) => (selector === '[data-menu-name]' ? name : others)
  vi.stubGlobal('document', { querySelector: () => ({ showModal: () => undefined, querySelector }) })
  const { openMemberMenu } = await import('./open-member-menu.ts')

  call.mockResolvedValue({ name: 'First Person', premium: true })
  openMemberMenu()
  await vi.waitFor(() => expect(name.textContent).toBe('First Person'))

  call.mockResolvedValue({ name: 'Second Person', premium: false })
  openMemberMenu()
  expect(name.textContent).not.toBe('First Person')
  await vi.waitFor(() => expect(name.textContent).toBe('Second Person'))
})

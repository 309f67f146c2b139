import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openUploadStore } from '../uploads/upload-store.ts'
import { uploadTasks } from '../uploads/upload-tasks.ts'
import { photoWithPlace, plainImage } from '../testing/hostile-images.ts'
import { postFile } from '../testing/post-file.ts'
import { callAs, setSubscription, signUp, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeyield-brands-'))
  server = await startTestServer({ uploadsDirectory: folder, uploadsPerAccount: { attempts: 1000, minutes: 60 } })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

const EMPTY = {
  version: 0,
  company: '',
  licence_number: '',
  phone: '',
  email: '',
  website: '',
  colour: null,
  photo_url: null,
  footer: '',
  templates: [],
  logo_url: null,
}
const TEXTS = [{ name: 'Owners', kind: 'owner_appraisal', subject: 'Your appraisal', message: 'Kia ora,\nhere it is.' }]
const BRAND = {
  company: 'Hill Rentals',
  licence_number: '20001234',
  phone: '07 555 0100',
  email: 'rentals@hill.example',
  website: 'https://hill.example',
  colour: '#0c6a55',
  photo_url: null,
  footer: 'Hill Rentals Limited\nLicensed under the REAA 2008',
  templates: TEXTS,
}
const member = () => signUp(server, { premium: true })
const brandOf = async (account: TestAccount) => (await account.get('/brand')).body

async function setPhoto(account: TestAccount, file: Buffer): Promise<string> {
  const { body } = await account.get('/uploads/new?upload_type=brand_photo')
  const response = await postFile(body, file)
  const confirmed = await account.post('/uploads', { key: response.read('Key') })
  if (confirmed.status !== 201) throw new Error(JSON.stringify(confirmed.body))
  return confirmed.body.url as string
}

describe('the brand', () => {
  it('is empty with version 0 until it is saved, and then as it was saved', async () => {
    const account = await member()
    expect(await account.get('/brand')).toMatchObject({ status: 200, body: EMPTY })
    const typed = { ...BRAND, company: ' Hill Rentals ', website: 'Hill.example', colour: '#0C6A55' }
    const saved = { ...BRAND, version: 1, logo_url: null }
    expect(await account.put('/brand', { version: 0, ...typed })).toMatchObject({ status: 200, body: saved })
    expect(await brandOf(account)).toEqual(saved)
    expect((await account.put('/brand', { version: 1 })).body).toEqual({ ...EMPTY, version: 2 })
  })

  it('is of one account', async () => {
    const [account, other] = await Promise.all([member(), member()])
    await account.put('/brand', { version: 0, ...BRAND })
    expect(await brandOf(other)).toEqual(EMPTY)
  })

  it('needs a session, and Premium to be changed, which keeps it through a lapse', async () => {
    const refused = { status: 401, body: { code: 'not_signed_in' } }
    expect(await callAs(server).get('/brand')).toMatchObject(refused)
    expect(await callAs(server).put('/brand', { version: 0 })).toMatchObject(refused)
    const free = await signUp(server, { professional: true })
    expect(await free.put('/brand', { version: 0 })).toMatchObject({ status: 403, body: { code: 'premium_required' } })
    expect((await free.get('/uploads/new?upload_type=brand_photo')).status).toBe(403)
    expect(await brandOf(free)).toEqual(EMPTY)

    const account = await member()
    await account.put('/brand', { version: 0, ...BRAND })
    await setSubscription(server, account.id, 'canceled')
    expect(await brandOf(account)).toEqual({ ...BRAND, version: 1, logo_url: null })
    expect((await account.put('/brand', { version: 1 })).status).toBe(403)
  })

  it('has the logo of the account', async () => {
    const account = await signUp(server, { premium: true, professional: true })
    const { body } = await account.get('/uploads/new?upload_type=brand_logo')
    const response = await postFile(body, await plainImage('png'))
    const { url } = (await account.post('/uploads', { key: response.read('Key') })).body
    expect(await brandOf(account)).toEqual({ ...EMPTY, logo_url: url })
    expect((await account.put('/brand', { version: 0, company: 'Hill' })).body.logo_url).toBe(url)
  })
})

describe('a change of the brand', () => {
  it('is refused when another came before it, with what is stored', async () => {
    const account = await member()
    await account.put('/brand', { version: 0, ...BRAND })
    const { status, body } = await account.put('/brand', { version: 0, company: 'Other' })
    expect([status, body]).toEqual([
      409,
      {
        code: 'conflict',
        error: 'Your brand has been changed somewhere else since you opened it.',
        brand: { ...BRAND, version: 1, logo_url: null },
      },
    ])
  })

  it('is made once, when many with one version arrive together', async () => {
    const account = await member()
    const companies = Array.from({ length: 8 }, (_, index) => `Company ${index}`)
    const responses = await Promise.all(companies.map((company) => account.put('/brand', { version: 0, company })))
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409, 409, 409, 409, 409,
    ])
    const made = responses.find(({ status }) => status === 200)
    expect(await brandOf(account)).toEqual(made?.body)
  })

  it('is refused at each field that is wrong', async () => {
    const account = await member()
    const wrong = {
      email: 'nobody',
      website: 'javascript:alert(1)',
      colour: '#f0a93a',
      footer: 'x'.repeat(601),
      templates: [{ name: '', kind: 'letter' }],
    }
    const { status, body } = await account.put('/brand', { version: 0, ...wrong })
    expect([status, body.fields]).toEqual([
      422,
      {
        email: 'Enter an email address, such as name@example.co.nz',
        website: 'Enter a web address, such as https://example.co.nz',
        colour: expect.stringMatching(
          /^White text is hard to read on this colour\. #[\da-f]{6} is the nearest darker/u,
        ),
        footer: 'Use at most 600 characters',
        'templates.0.name': 'Name the text',
        'templates.0.kind': 'Choose one of: owner_appraisal, buyer_appraisal, bank, market_rent_evidence',
      },
    ])
    const proposed = /#[\da-f]{6}/u.exec(body.fields.colour)?.[0]
    expect((await account.put('/brand', { version: 0, colour: proposed })).status).toBe(200)
    const twice = ['Owners', 'owners'].map((name) => ({ name, kind: 'bank' }))
    expect((await account.put('/brand', { version: 1, templates: twice })).body.fields).toEqual({
      'templates.1.name': 'This name is there already',
    })
    const many = Array.from({ length: 11 }, (_, index) => ({ name: `Text ${index}`, kind: 'bank' }))
    expect((await account.put('/brand', { version: 1, templates: many })).body.fields).toEqual({
      templates: 'A brand has at most 10 texts',
    })
  })
})

describe('the photograph', () => {
  it('is encoded anew, and kept until it is removed', async () => {
    const account = await member()
    await account.put('/brand', { version: 0, ...BRAND })
    const url = await setPhoto(account, await photoWithPlace())
    const image = await fetch(url)
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(Buffer.from(await image.arrayBuffer()).includes('Exif')).toBe(false)
    // A brand that was read before the upload would remove it.
    expect((await account.put('/brand', { version: 1, ...BRAND })).status).toBe(409)
    expect((await account.put('/brand', { version: 2, ...BRAND, photo_url: url })).body.photo_url).toBe(url)
    expect((await account.get('/account')).body.brand_logo_url).toBeNull()

    await account.put('/brand', { version: 3, ...BRAND })
    expect((await fetch(url)).status).toBe(404)
    expect((await account.put('/brand', { version: 4, ...BRAND, photo_url: url })).body.fields).toEqual({
      photo_url: 'Upload the photograph to change it',
    })
  })

  it('is never another account’s, nor at another address', async () => {
    const [account, other] = await Promise.all([member(), member()])
    const url = await setPhoto(other, await plainImage('jpeg', 300, 300))
    for (const photo_url of [url, 'https://evil.example/api/images/0123.png', 'javascript:alert(1)']) {
      const { status, body } = await account.put('/brand', { version: 0, photo_url })
      expect([status, body.fields]).toEqual([422, { photo_url: 'Upload the photograph to change it' }])
    }
    expect(await brandOf(account)).toEqual(EMPTY)
  })

  it('is a JPEG', async () => {
    const account = await member()
    const { status, body } = await account.get('/uploads/new?upload_type=brand_photo&content_type=image/png')
    expect([status, body.fields]).toEqual([422, { content_type: 'Use a JPEG image' }])
  })

  it('is swept once it is replaced, or its account deleted', async () => {
    const account = await member()
    const old = await setPhoto(account, await plainImage('jpeg', 300, 300))
    const current = await setPhoto(account, await plainImage('jpeg', 300, 200))
    const objects = { remove: () => Promise.resolve() }
    const now = () => Date.now() + 2 * 60 * 60 * 1000
    const [task] = uploadTasks({ uploads: openUploadStore(server.database), objects, now })
    const keys = async () => {
      await task!.work({}, new AbortController().signal)
      const { rows } = await server.database.pool.query('select key from images')
      return rows.map(({ key }) => key as string)
    }
    const left = await keys()
    expect([old, current].map((url) => left.includes(url.split('/').at(-1)!))).toEqual([false, true])
    await server.database.pool.query('delete from accounts where id = $1', [account.id])
    expect(await keys()).not.toContain(current.split('/').at(-1))
  })
})

import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  movingGif,
  photoWithPlace,
  plainImage,
  pngBomb,
  polyglotJpeg,
  SCRIPTED_SVG,
} from '../testing/hostile-images.ts'
import { postFile } from '../testing/post-file.ts'
import { callAs, setSubscription, signUp, TEST_PASSWORD, type TestAccount } from '../testing/test-client.ts'
import { startTestServer, TEST_SECRET, type TestServer } from '../testing/test-server.ts'
import { chooseObjectStore } from '../choose-gateways.ts'
import { openUploadStore } from './upload-store.ts'
import { uploadTasks } from './upload-tasks.ts'

const PREMIUM = 'You need a premium account to access that feature.'
const NOBODY = '00000000-0000-4000-8000-000000000000'

let server: TestServer
let folder = ''
let professional: TestAccount
let another: TestAccount
let logo: Buffer
let photo: Buffer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'homeyield-uploads-'))
  server = await startTestServer({ uploadsDirectory: folder, uploadsPerAccount: { attempts: 1000, minutes: 60 } })
  professional = await signUp(server, { premium: true, professional: true })
  another = await signUp(server, { premium: true, professional: true })
  logo = await plainImage('png')
  photo = await plainImage('jpeg', 500, 300)
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

type Kind = 'brand_logo' | 'property_photo'
async function place(account: TestAccount, kind: Kind, contentType = '') {
  const query = contentType === '' ? '' : `&content_type=${encodeURIComponent(contentType)}`
  const { status, body } = await account.get(`/uploads/new?upload_type=${kind}${query}`)
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return body as { url: string; url_fields: Record<string, string>; key: string }
}

/** Posts a file and returns the key from the store's response. */
async function post(account: TestAccount, kind: Kind, file: Buffer, contentType = ''): Promise<string> {
  const response = await postFile(await place(account, kind, contentType), file)
  if (response.status !== 201) throw new Error(response.text)
  return response.read('Key')
}

async function calculation(account: TestAccount, property = '1 Test Street'): Promise<string> {
  return ((await account.post('/calculations', { property })).body as { id: string }).id
}

async function setPhoto(account: TestAccount, id: string): Promise<string> {
  const key = await post(account, 'property_photo', photo)
  const { status, body } = await account.post('/uploads', { key, calculation_uuid: id })
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return (body as { url: string }).url
}

async function setLogo(account: TestAccount, file = logo, contentType = ''): Promise<string> {
  const { status, body } = await account.post('/uploads', { key: await post(account, 'brand_logo', file, contentType) })
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return (body as { url: string }).url
}

const photoOf = async (account: TestAccount, id: string) =>
  ((await account.get(`/calculations/${id}`)).body as { property_photo_url: string | null }).property_photo_url
const logoOf = async (account: TestAccount) =>
  ((await account.get('/account')).body as { brand_logo_url: string | null }).brand_logo_url
const statusOf = async (url: string) => (await fetch(url)).status

describe('a place for an image', () => {
  it('is for ten minutes, one exact key, one exact type and no more bytes than allowed', async () => {
    const { url, url_fields, key } = await place(professional, 'property_photo')
    expect(url).toBe(`${server.url}/api/uploads/store`)
    expect(key).toMatch(new RegExp(`^uploads/${professional.id}/[0-9a-f-]{36}/image.jpeg$`, 'u'))
    expect(url_fields).toMatchObject({ key, 'Content-Type': 'image/jpeg', success_action_status: '201' })
    const { conditions } = JSON.parse(Buffer.from(url_fields['Policy'] ?? '', 'base64').toString()) as {
      conditions: unknown[]
    }
    expect(conditions).toContainEqual(['content-length-range', 1, 256_000])
    expect(conditions).toContainEqual({ key })
  })

  it.each([
    ['brand_logo', 'image/png', 200],
    ['brand_logo', 'image/jpeg', 200],
    ['brand_logo', 'image/gif', 200],
    ['brand_logo', 'image/svg+xml', 422],
    ['brand_logo', 'image/', 422],
    ['property_photo', 'image/jpeg', 200],
    ['property_photo', 'image/png', 422],
  ])('for a %s of the type %s: %d', async (kind, type, status) => {
    const query = `upload_type=${kind}&content_type=${encodeURIComponent(type)}`
    const response = await professional.get(`/uploads/new?${query}`)
    expect(response.status).toBe(status)
    if (status === 422) expect(response.body.fields.content_type).toMatch(/^Use a .*JPEG/u)
  })

  it('is of a kind', async () => {
    expect((await professional.get('/uploads/new')).status).toBe(400)
    expect((await professional.get('/uploads/new?upload_type=avatar')).status).toBe(422)
  })

  it('is for accounts that may have such an image', async () => {
    const refusal = async (kind: object, upload: Kind) => {
      const { status, body } = await (await signUp(server, kind)).get(`/uploads/new?upload_type=${upload}`)
      return [status, body.code, body.error]
    }
    expect((await callAs(server).get('/uploads/new?upload_type=brand_logo')).status).toBe(401)
    expect(await refusal({}, 'property_photo')).toEqual([403, 'premium_required', PREMIUM])
    expect(await refusal({ professional: true }, 'brand_logo')).toEqual([403, 'premium_required', PREMIUM])
    expect(await refusal({ premium: true }, 'brand_logo')).toEqual([403, 'professional_required', expect.any(String)])
    expect(await refusal({ premium: true }, 'property_photo')).toEqual([200, undefined, undefined])
  })

  it('is requested so often an hour, by each account', async () => {
    const own = await server.startAnother({ uploadsPerAccount: { attempts: 2, minutes: 60 } })
    const account = await signUp(server, { premium: true })
    const ask = async () => callAs(own, account.token).get('/uploads/new?upload_type=property_photo')
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200])
    const third = await ask()
    expect([third.status, third.body.code]).toEqual([429, 'too_many_attempts'])
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(3000)
  })

  it('is looked at so often an hour for each account, however often the same one is confirmed', async () => {
    const own = await server.startAnother({ uploadsPerAccount: { attempts: 2, minutes: 60 } })
    const account = await signUp(server, { premium: true, professional: true })
    const key = await post(account, 'brand_logo', photo.subarray(0, 40), 'image/jpeg')
    const confirm = async () => (await callAs(own, account.token).post('/uploads', { key })).status
    expect([await confirm(), await confirm(), await confirm()]).toEqual([422, 422, 429])
  })
})

describe('a logo', () => {
  it('is the account’s once it is confirmed, and not before', async () => {
    const account = await signUp(server, { premium: true, professional: true })
    const key = await post(account, 'brand_logo', logo)
    expect(await logoOf(account)).toBeNull()
    const { status, body } = await account.post('/uploads', { key })
    expect([status, body]).toEqual([201, { url: await logoOf(account) }])
    expect(body.url).toMatch(/^http:\/\/localhost:\d+\/api\/images\/[0-9a-f]{32}\.png$/u)
  })

  it('is shown as an image and nothing else, for ever', async () => {
    const response = await fetch(await setLogo(professional))
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ width: 300, height: 130 })
  })

  it('that is animated is its first frame', async () => {
    const url = await setLogo(professional, await movingGif(), 'image/gif')
    expect(url).toMatch(/\.png$/u)
  })

  it('is cleared by the account, and gone', async () => {
    const url = await setLogo(professional)
    expect(await statusOf(url)).toBe(200)
    const { status, body } = await professional.patch('/account', { brand_logo_url: null })
    expect([status, body.brand_logo_url]).toEqual([200, null])
    expect(await statusOf(url)).toBe(404)
  })

  it('is never what a client claims', async () => {
    expect((await professional.patch('/account', { brand_logo_url: 'https://evil.example/x.png' })).status).toBe(422)
  })

  it('gives way to another', async () => {
    const [first, second] = [await setLogo(professional), await setLogo(professional)]
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  })

  it('leaves the photos alone', async () => {
    const id = await calculation(professional)
    const url = await setPhoto(professional, id)
    await setLogo(professional)
    await professional.patch('/account', { brand_logo_url: null })
    expect([await photoOf(professional, id), await statusOf(url)]).toEqual([url, 200])
  })
})

describe('a photo', () => {
  it('is the calculation’s, without another version of it', async () => {
    const id = await calculation(professional)
    const { body: before } = await professional.get(`/calculations/${id}`)
    const url = await setPhoto(professional, id)
    const { body: after } = await professional.get(`/calculations/${id}`)
    expect(after).toEqual({ ...before, property_photo_url: url })
    expect(await statusOf(url)).toBe(200)
    const { body } = await professional.get('/account/export')
    expect(JSON.stringify(body)).toContain(url)
  })

  it('needs a calculation', async () => {
    const key = await post(professional, 'property_photo', photo)
    const { status, body } = await professional.post('/uploads', { key })
    expect([status, body.fields]).toEqual([422, { calculation_uuid: 'Save the calculation before you add a photo' }])
    expect((await professional.post('/uploads', { key, calculation_uuid: NOBODY })).status).toBe(404)
    expect((await professional.post('/uploads', { key, calculation_uuid: 'x' })).status).toBe(422)
    // It can still be used.
    expect(
      (await professional.post('/uploads', { key, calculation_uuid: await calculation(professional) })).status,
    ).toBe(201)
  })

  it('stays with its address, and goes with another', async () => {
    const id = await calculation(professional)
    const url = await setPhoto(professional, id)
    const same = await professional.patch(`/calculations/${id}`, { property: '1 Test Street', purchase_price: 1 })
    expect(same.body.property_photo_url).toBe(url)
    const moved = await professional.patch(`/calculations/${id}`, { address: '2 Test Street' })
    expect(moved.body.property_photo_url).toBeNull()
    expect([await photoOf(professional, id), await statusOf(url)]).toEqual([null, 404])
  })

  it('goes with its calculation', async () => {
    const id = await calculation(professional)
    const url = await setPhoto(professional, id)
    await professional.delete(`/calculations/${id}`)
    expect(await statusOf(url)).toBe(404)
  })

  it('is not shown after a lapse, and comes back', async () => {
    const account = await signUp(server, { premium: true })
    const id = await calculation(account)
    const url = await setPhoto(account, id)
    await setSubscription(server, account.id, 'canceled')
    expect(await photoOf(account, id)).toBeNull()
    await account.patch(`/calculations/${id}`, { purchase_price: 2 })
    await setSubscription(server, account.id, 'active')
    expect(await photoOf(account, id)).toBe(url)
  })

  it('cannot be confirmed after a lapse', async () => {
    const account = await signUp(server, { premium: true })
    const id = await calculation(account)
    const key = await post(account, 'property_photo', photo)
    await setSubscription(server, account.id, 'canceled')
    const { status, body } = await account.post('/uploads', { key, calculation_uuid: id })
    expect([status, body.code]).toEqual([403, 'premium_required'])
  })

  it('does not contain where it was taken', async () => {
    const key = await post(professional, 'property_photo', await photoWithPlace())
    const calculation_uuid = await calculation(professional)
    const { body } = await professional.post('/uploads', { key, calculation_uuid })
    const bytes = Buffer.from(await (await fetch(body.url as string)).arrayBuffer())
    expect(bytes.includes('Exif') || bytes.includes('Somebody')).toBe(false)
  })

  it('that is a web page as well is only the image', async () => {
    const key = await post(professional, 'property_photo', await polyglotJpeg())
    const calculation_uuid = await calculation(professional)
    const { body } = await professional.post('/uploads', { key, calculation_uuid })
    expect(await (await fetch(body.url as string)).text()).not.toContain('script')
  })
})

describe('a confirmation', () => {
  it('of another account’s upload finds nothing', async () => {
    const key = await post(professional, 'brand_logo', logo)
    const stolen = await another.post('/uploads', { key })
    const invented = await another.post('/uploads', { key: key.replace(/[0-9a-f]/gu, '0') })
    expect([stolen.status, stolen.body]).toEqual([404, invented.body])
    expect(await logoOf(another)).toBeNull()
  })

  it('for another account’s calculation finds nothing', async () => {
    const key = await post(another, 'property_photo', photo)
    const id = await calculation(professional)
    expect((await another.post('/uploads', { key, calculation_uuid: id })).status).toBe(404)
    expect(await photoOf(professional, id)).toBeNull()
  })

  it.each(['', '../secret', 'images/x.png', 'uploads//x', '\u0000', 'x'.repeat(501)])(
    'of the key %j finds nothing',
    async (key) => {
      expect([404, 422]).toContain((await professional.post('/uploads', { key })).status)
    },
  )

  it('is for signed-in accounts', async () => {
    expect((await callAs(server).post('/uploads', { key: 'x' })).status).toBe(401)
  })

  it('that is repeated returns the same, and for another calculation nothing', async () => {
    const key = await post(professional, 'property_photo', photo)
    const calculation_uuid = await calculation(professional)
    const confirm = () => professional.post('/uploads', { key, calculation_uuid })
    const responses = [...(await Promise.all([confirm(), confirm(), confirm()])), await confirm()]
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(new Set(responses.map(({ body }) => body.url as string)).size).toBe(1)
    const elsewhere = await professional.post('/uploads', { key, calculation_uuid: await calculation(professional) })
    expect(elsewhere.status).toBe(404)
  })

  it('before the file has arrived is refused, and works once it has', async () => {
    const target = await place(professional, 'brand_logo')
    const early = await professional.post('/uploads', { key: target.key })
    expect([early.status, early.body.error]).toEqual([422, 'The image has not arrived. Please upload it again.'])
    await postFile(target, logo)
    expect((await professional.post('/uploads', { key: target.key })).status).toBe(201)
  })

  it.each([
    ['a drawing with a script', () => SCRIPTED_SVG, 'Use a GIF, JPEG or PNG image'],
    ['a web page', () => Buffer.from('<html><script>1</script>'), 'Use a GIF, JPEG or PNG image'],
    ['another type than it is called', () => plainImage('jpeg'), 'Use a GIF, JPEG or PNG image'],
    ['half an image', async () => (await plainImage('png')).subarray(0, 200), /^This image cannot be read/u],
    ['a head without an image', () => Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), /^This image cannot be read/u],
    ['30,000 by 30,000 pixels', () => pngBomb(30_000, 30_000), /^This image has too many pixels/u],
  ])('of %s is refused, and changes nothing', async (_, make, sentence) => {
    const before = await logoOf(professional)
    const key = await post(professional, 'brand_logo', await make())
    const { status, body } = await professional.post('/uploads', { key })
    expect([status, body.code]).toEqual([422, 'invalid'])
    expect(body.fields.file).toMatch(sentence)
    expect(await logoOf(professional)).toBe(before)
  })
})

describe('unused files are swept', () => {
  const objects = async () =>
    (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile()).length
  const sweep = async (hours: number) => {
    const settings = { s3: null, uploadsDirectory: folder, jwtSecret: TEST_SECRET }
    const now = () => Date.now() + hours * 3_600_000
    const { objects } = await chooseObjectStore(settings, { origin: () => '', now })
    const [task] = uploadTasks({ uploads: openUploadStore(server.database), objects, now })
    await task?.work({}, AbortSignal.timeout(60_000))
  }
  const rows = async () => {
    const { rows } = await server.database.pool.query<{ uploads: number; images: number }>(
      'select (select count(*)::int from uploads) as uploads, (select count(*)::int from images) as images',
    )
    return rows[0]
  }

  it('an hour after its time: posts, replaced images, and those of deleted accounts and calculations', async () => {
    await sweep(1000)
    const stays = await setLogo(professional)
    await sweep(1000)
    const before = await objects()
    const account = await signUp(server, { premium: true, professional: true })
    await post(account, 'brand_logo', logo)
    const goes = [await setLogo(account), await setPhoto(account, await calculation(account))]
    expect(await objects()).toBe(before + 3)
    await sweep(0)
    expect(await objects()).toBe(before + 3)
    await account.delete('/account', { password: TEST_PASSWORD })
    expect(await Promise.all(goes.map(statusOf))).toEqual([404, 404])
    await sweep(2)
    expect(await objects()).toBe(before)
    expect(await rows()).toEqual({ uploads: 0, images: expect.any(Number) })
    expect(await statusOf(stays)).toBe(200)
  })

  it('but not what is in use, however old', async () => {
    const id = await calculation(professional)
    const used = [await setLogo(professional), await setPhoto(professional, id)]
    await sweep(100_000)
    expect(await Promise.all(used.map(statusOf))).toEqual([200, 200])
  })
})

describe('an image', () => {
  it.each(['x', '..%2f..%2fetc%2fpasswd', `${'0'.repeat(32)}.png`, `${'0'.repeat(32)}.svg`])(
    '%s is none',
    async (key) => {
      const response = await fetch(`${server.url}/api/images/${key}`)
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
    },
  )
})

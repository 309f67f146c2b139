import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postedMails, postedToken } from '../testing/posted-mails.ts'
import { callAs, signUp, TEST_PASSWORD, type TestClient } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let visitor: TestClient

beforeAll(async () => {
  server = await startTestServer()
  visitor = callAs(server)
})
afterAll(() => server.stop())

const NEW_PASSWORD = 'a password of another year'
const WRONG = 'a password of somebody else'
const someEmail = () => `${randomUUID()}@homeyield.test`
const signIn = (email: string, password: string) => visitor.post('/authenticate', { email, password })
const newPassword = (current_password: string, password = NEW_PASSWORD) => ({
  current_password,
  password,
  password_confirmation: password,
})

function refusal(fields: Record<string, string>) {
  return { status: 422, body: { error: Object.values(fields)[0], code: 'invalid', fields } }
}

describe('the profile', () => {
  it('changes in what is sent, and in nothing else', async () => {
    const account = await signUp(server)
    const before = (await account.get('/account')).body
    const response = await account.patch('/account', { name: '  New Name ', is_property_professional: true })
    expect(response).toMatchObject({ status: 200 })
    expect(response.body).toEqual({ ...before, name: 'New Name', is_property_professional: true })
    expect((await account.get('/account')).body).toEqual(response.body)
    expect(await account.patch('/account', {})).toMatchObject({ status: 200, body: response.body })
  })

  it('stores when the terms were accepted, and an unticked box does not undo it', async () => {
    const account = await signUp(server)
    const accepted = async () => {
      const response = await server.database.pool.query<{ terms_accepted_at: Date | null }>(
        'select terms_accepted_at from accounts where id = $1',
        [account.id],
      )
      return response.rows[0]!.terms_accepted_at
    }
    await account.patch('/account', { terms_accepted: false })
    expect(await accepted()).toBeNull()
    expect((await account.patch('/account', { terms_accepted: true })).status).toBe(200)
    const time = await accepted()
    expect(Math.abs(time!.getTime() - Date.now())).toBeLessThan(10_000)
    await account.patch('/account', { terms_accepted: false })
    expect(await accepted()).toEqual(time)
  })

  it('has a signature with Premium alone', async () => {
    const free = await signUp(server)
    expect(await free.patch('/account', { email_signature: 'Kind regards' })).toMatchObject({
      status: 200,
      body: { email_signature: null },
    })
    const premium = await signUp(server, { premium: true })
    const signature = 'Kind regards\nThe agency'
    expect((await premium.patch('/account', { email_signature: signature })).body.email_signature).toBe(signature)
    expect((await premium.patch('/account', { name: 'Other' })).body.email_signature).toBe(signature)
    expect((await premium.patch('/account', { email_signature: ' ' })).body.email_signature).toBeNull()
  })

  it('loses its logo, and gets none this way', async () => {
    const account = await signUp(server, { premium: true })
    const url = 'https://homeyield.test/logo.png'
    await server.database.pool.query('update accounts set brand_logo_url = $1 where id = $2', [url, account.id])
    const sentence = 'A logo can only be removed here; upload one to change it'
    expect(await account.patch('/account', { brand_logo_url: 'https://elsewhere.test/x.png' })).toMatchObject(
      refusal({ brand_logo_url: sentence }),
    )
    expect((await account.get('/account')).body.brand_logo_url).toBe(url)
    expect((await account.patch('/account', { brand_logo_url: null })).body.brand_logo_url).toBeNull()
  })

  it('names what is not valid', async () => {
    const account = await signUp(server)
    expect(await account.patch('/account', { name: ' ', is_property_professional: 'yes' })).toMatchObject({
      status: 422,
      body: {
        code: 'invalid',
        fields: { name: 'Enter your full name', is_property_professional: 'Choose true or false' },
      },
    })
  })

  it('needs a session', async () => {
    expect(await visitor.patch('/account', { name: 'Nobody' })).toMatchObject({ status: 401 })
  })
})

describe('the e-mail address', () => {
  it('changes at once, is unconfirmed, and both addresses are notified', async () => {
    const account = await signUp(server)
    await visitor.post('/account/confirm_email', { token: await postedToken(server, account.email, 'welcome') })
    const email = someEmail()
    const response = await account.patch('/account', { email, current_password: TEST_PASSWORD })
    expect(response).toMatchObject({ status: 200, body: { email, email_confirmed: false } })
    expect(response.body.auth_token).toBeUndefined()
    expect((await signIn(email, TEST_PASSWORD)).status).toBe(200)
    expect((await signIn(account.email, TEST_PASSWORD)).status).toBe(401)
    expect(await postedMails(server, email)).toEqual([
      {
        kind: 'confirm_email',
        accountId: account.id,
        to: email,
        data: { token: expect.stringMatching(/^[\w-]{43}$/u) },
      },
    ])
    expect((await postedMails(server, account.email)).at(-1)).toEqual({
      kind: 'email_changed',
      accountId: account.id,
      to: account.email,
      data: { name: 'Test account', newEmail: email },
    })
    const token = await postedToken(server, email, 'confirm_email')
    expect((await visitor.post('/account/confirm_email', { token })).status).toBe(200)
    expect((await account.get('/account')).body.email_confirmed).toBe(true)
  })

  it('changes with the name in one save, and the mail to the old one greets by the new name', async () => {
    const account = await signUp(server)
    await visitor.post('/account/confirm_email', { token: await postedToken(server, account.email, 'welcome') })
    const email = someEmail()
    const response = await account.patch('/account', { name: 'Kiri Ōrākei', email, current_password: TEST_PASSWORD })
    expect(response).toMatchObject({ status: 200, body: { name: 'Kiri Ōrākei', email } })
    expect((await postedMails(server, account.email)).at(-1)?.data).toMatchObject({ name: 'Kiri Ōrākei' })
  })

  it('in other capitals stays confirmed, without a notice', async () => {
    const account = await signUp(server)
    await visitor.post('/account/confirm_email', { token: await postedToken(server, account.email, 'welcome') })
    const email = account.email.toUpperCase()
    const lowerCased = email.replace('HOMEYIELD.TEST', 'homeyield.test')
    expect(await account.patch('/account', { email, current_password: TEST_PASSWORD })).toMatchObject({
      status: 200,
      body: { email: lowerCased, email_confirmed: true },
    })
    expect(await postedMails(server, lowerCased)).toEqual([])
    expect(await postedMails(server, account.email)).toHaveLength(1)
  })

  it('needs the current password, and the right one', async () => {
    const account = await signUp(server)
    const email = someEmail()
    const missing = refusal({ current_password: 'Enter your current password' })
    expect(await account.patch('/account', { email })).toMatchObject(missing)
    expect(await account.patch('/account', { email, current_password: '' })).toMatchObject(missing)
    expect(await account.patch('/account', { email, name: 'Changed', current_password: WRONG })).toMatchObject(
      refusal({ current_password: 'Your password is incorrect' }),
    )
    expect((await account.get('/account')).body).toMatchObject({ email: account.email, name: 'Test account' })
    expect(await postedMails(server, email)).toEqual([])
  })

  it('is refused when it is taken, whatever its capitals, and nothing else changes with it', async () => {
    const [account, other] = [await signUp(server), await signUp(server)]
    const body = {
      email: other.email.toUpperCase(),
      name: 'Changed',
      current_password: TEST_PASSWORD,
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
    }
    const sentence = 'There is already an account with this email address'
    expect(await account.patch('/account', body)).toMatchObject(refusal({ email: sentence }))
    expect((await account.get('/account')).body).toMatchObject({ email: account.email, name: 'Test account' })
    expect((await signIn(account.email, TEST_PASSWORD)).status).toBe(200)
    expect((await postedMails(server, account.email)).map(({ kind }) => kind)).toEqual(['welcome'])
  })

  it('sends no notice when none was ever confirmed', async () => {
    const [account, email] = [await signUp(server), someEmail()]
    expect((await account.patch('/account', { email, current_password: TEST_PASSWORD })).status).toBe(200)
    expect((await account.patch('/account', newPassword(TEST_PASSWORD))).status).toBe(200)
    expect((await postedMails(server, account.email)).map(({ kind }) => kind)).toEqual(['welcome'])
    expect((await postedMails(server, email)).map(({ kind }) => kind)).toEqual(['confirm_email'])
  })

  it('notifies the last confirmed address, as does another password', async () => {
    const [account, email] = [await signUp(server), someEmail()]
    await visitor.post('/account/confirm_email', { token: await postedToken(server, account.email, 'welcome') })
    await account.patch('/account', { email: someEmail(), current_password: TEST_PASSWORD })
    await account.patch('/account', { email, current_password: TEST_PASSWORD })
    expect((await account.patch('/account', newPassword(TEST_PASSWORD))).status).toBe(200)
    expect((await postedMails(server, account.email)).map(({ kind }) => kind)).toEqual([
      'welcome',
      'email_changed',
      'email_changed',
      'password_changed',
    ])
    expect((await postedMails(server, email)).map(({ kind }) => kind)).toEqual(['confirm_email'])
  })

  it('goes to one of many parallel requests', async () => {
    const email = someEmail()
    const rivals = await Promise.all(Array.from({ length: 6 }, () => signUp(server)))
    const responses = await Promise.all(
      rivals.map((rival) => rival.patch('/account', { email, current_password: TEST_PASSWORD })),
    )
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 422, 422, 422, 422, 422])
    expect(await postedMails(server, email)).toHaveLength(1)
  })

  it('takes the power from reset links that went to the old one', async () => {
    const account = await signUp(server)
    await visitor.post('/account/forgot_password', { email: account.email })
    const reset_password_token = await postedToken(server, account.email, 'reset_password')
    await account.patch('/account', { email: someEmail(), current_password: TEST_PASSWORD })
    const reset = { reset_password_token, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }
    expect((await visitor.patch('/account/password', reset)).status).toBe(422)
  })
})

describe('the password', () => {
  it('changes, ends every session and returns a token of a new one', async () => {
    const account = await signUp(server)
    await visitor.post('/account/confirm_email', { token: await postedToken(server, account.email, 'welcome') })
    const other = callAs(server, (await signIn(account.email, TEST_PASSWORD)).body.auth_token)
    const response = await account.patch('/account', newPassword(TEST_PASSWORD))
    expect(response).toMatchObject({ status: 200, body: { email: account.email, auth_token: expect.any(String) } })
    for (const ended of [account, other]) {
      expect(await ended.get('/account')).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
    }
    expect((await callAs(server, response.body.auth_token).get('/account')).status).toBe(200)
    expect((await signIn(account.email, TEST_PASSWORD)).status).toBe(401)
    expect((await signIn(account.email, NEW_PASSWORD)).status).toBe(200)
    expect((await postedMails(server, account.email)).at(-1)).toEqual({
      kind: 'password_changed',
      accountId: account.id,
      to: account.email,
      data: { name: 'Test account' },
    })
  })

  it('leaves API keys, and says how many still work', async () => {
    const account = await signUp(server, { premium: true })
    await visitor.post('/account/confirm_email', { token: await postedToken(server, account.email, 'welcome') })
    const sheet = { name: 'Our sheet', scopes: ['read:calculations'], days: 30 }
    const made = await account.post('/keys', sheet)
    const expired = await account.post('/keys', sheet)
    await server.database.pool.query('update api_keys set expires_at = created_at where id = $1', [expired.body.id])
    expect((await account.patch('/account', newPassword(TEST_PASSWORD))).status).toBe(200)
    expect((await callAs(server, made.body.key).get('/calculations')).status).toBe(200)
    expect((await postedMails(server, account.email)).at(-1)).toMatchObject({
      kind: 'password_changed',
      data: { keys: { count: 1, revoked: false } },
    })
  })

  it('needs the current one, and the same twice', async () => {
    const account = await signUp(server)
    expect(await account.patch('/account', newPassword(WRONG))).toMatchObject(
      refusal({ current_password: 'Your password is incorrect' }),
    )
    expect(
      await account.patch('/account', { ...newPassword(TEST_PASSWORD), password_confirmation: 'another' }),
    ).toMatchObject(refusal({ password_confirmation: 'Your passwords do not match' }))
    expect(await account.patch('/account', newPassword(TEST_PASSWORD, 'short'))).toMatchObject(
      refusal({ password: 'Use at least 8 characters' }),
    )
    expect(await account.patch('/account', { ...newPassword(''), current_password: undefined })).toMatchObject(
      refusal({ current_password: 'Enter your current password' }),
    )
    expect((await signIn(account.email, TEST_PASSWORD)).status).toBe(200)
    expect((await account.get('/account')).status).toBe(200)
  })

  it('is changed by one of two parallel requests', async () => {
    const account = await signUp(server)
    const other = callAs(server, (await signIn(account.email, TEST_PASSWORD)).body.auth_token)
    const responses = await Promise.all([
      account.patch('/account', newPassword(TEST_PASSWORD, 'a password of the first')),
      other.patch('/account', newPassword(TEST_PASSWORD, 'a password of the second')),
    ])
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect([401, 422]).toContain(responses.find(({ status }) => status !== 200)!.status)
  })

  it('leaves no session that was opened with the old one while it changed', async () => {
    for (let round = 0; round < 5; round++) {
      const account = await signUp(server)
      const [changed, ...begun] = await Promise.all([
        account.patch('/account', newPassword(TEST_PASSWORD)),
        ...Array.from({ length: 6 }, () => signIn(account.email, TEST_PASSWORD)),
      ])
      expect(changed.status).toBe(200)
      for (const { status, body } of begun) {
        if (status !== 200) expect(status).toBe(401)
        else expect((await callAs(server, body.auth_token).get('/account')).status).toBe(401)
      }
    }
  })

  it('takes the power from reset links', async () => {
    const account = await signUp(server)
    await visitor.post('/account/forgot_password', { email: account.email })
    const reset_password_token = await postedToken(server, account.email, 'reset_password')
    await account.patch('/account', newPassword(TEST_PASSWORD))
    const reset = { reset_password_token, password: TEST_PASSWORD, password_confirmation: TEST_PASSWORD }
    expect((await visitor.patch('/account/password', reset)).status).toBe(422)
  })
})

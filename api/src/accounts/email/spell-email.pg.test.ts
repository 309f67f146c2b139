import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postedMails } from '../../testing/posted-mails.ts'
import { callAs, signUp, TEST_PASSWORD, type TestClient } from '../../testing/test-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let visitor: TestClient

beforeAll(async () => {
  server = await startTestServer({
    signInsPerAccount: { attempts: 3, minutes: 15 },
    resetMailsPerAccount: { attempts: 2, minutes: 60 },
  })
  visitor = callAs(server)
})
afterAll(() => server.stop())

const GUESS = 'a password of guesswork'
const FOREIGN_NAME = 'Before the @, use only the letters a to z without accents, digits and signs such as . _ -'
const signIn = (email: string, password = TEST_PASSWORD) => visitor.post('/authenticate', { email, password })
const make = (email: string) =>
  visitor.post('/account', {
    name: 'Test account',
    email,
    password: TEST_PASSWORD,
    password_confirmation: TEST_PASSWORD,
  })

describe('an address with letters that fold into others', () => {
  it.each(['\u0130van@homeyield.test', '\u212Aevin@homeyield.test', '\u0430dmin@homeyield.test', 'i\u0307d@x.test'])(
    '%j is nobody’s to take',
    async (email) => {
      const refusal = { status: 422, body: { fields: { email: FOREIGN_NAME } } }
      expect(await make(email)).toMatchObject(refusal)
      const owner = await signUp(server)
      expect(await owner.patch('/account', { email, current_password: TEST_PASSWORD })).toMatchObject(refusal)
    },
  )

  it('opens no account and escapes no limit', async () => {
    const email = `miki.${randomUUID()}@limited.test`
    expect((await make(email)).status).toBe(201)
    expect(await signIn(email.replace('m\u0069', 'm\u0130'))).toMatchObject({
      status: 401,
      body: { error: 'Your email or password is incorrect', code: 'bad_credentials' },
    })
    for (let guess = 0; guess < 3; guess++) expect((await signIn(email, GUESS)).status).toBe(401)
    expect((await signIn(email)).status).toBe(429)
    // With the Kelvin sign, a full-width domain, and another full stop.
    expect((await signIn(email.replace('k', '\u212A'))).status).toBe(429)
    expect((await signIn(email.replace('.test', '\u3002test'))).status).toBe(429)
    expect((await signIn(email.replace('@limited', '@\uFF4Cimited'))).status).toBe(429)
    for (const spelling of ['m\u0130ki', 'mik\u0130', 'm\u0130k\u0130']) {
      const response = await signIn(email.replace('miki', spelling))
      expect(response.status, spelling).toBe(401)
    }
  })

  it('is sent no link in the name of another', async () => {
    const email = `ivan.${randomUUID()}@limited.test`
    await make(email)
    const response = await visitor.post('/account/forgot_password', { email: email.replace('ivan', '\u0130van') })
    expect(response).toMatchObject({
      status: 200,
      body: { message: 'Thank you! Please check your email to get your password reset link.' },
    })
    expect((await postedMails(server, email)).map(({ kind }) => kind)).toEqual(['welcome'])
  })
})

describe('a domain beyond ASCII', () => {
  it('is one account with its ASCII form', async () => {
    const name = randomUUID()
    const response = await make(`${name}@bücher.test`)
    expect(response).toMatchObject({ status: 201, body: { account: { email: `${name}@xn--bcher-kva.test` } } })
    expect((await make(`${name}@xn--bcher-kva.test`)).status).toBe(422)
    expect((await signIn(`${name}@BÜCHER.test`)).status).toBe(200)
  })
})

describe('an account that is older than the rules', () => {
  it.each(['Café@homeyield.test', 'kate@bücher.test', 'a/b=c@homeyield.test', 'name@ex_ample.test'])(
    '%s signs in as ever, and is counted as one',
    async (email) => {
      const { id } = await signUp(server)
      await server.database.pool.query('update accounts set email = $1 where id = $2', [email, id])
      expect((await signIn(email)).status).toBe(200)
      expect((await signIn(email.toUpperCase())).status).toBe(200)
      for (let guess = 0; guess < 3; guess++) {
        expect((await signIn(guess % 2 ? email : email.toUpperCase(), GUESS)).status).toBe(401)
      }
      expect((await signIn(email)).status).toBe(429)
    },
  )
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GOLDEN, saveCalculation as save } from '../testing/saved-calculation.ts'
import { setSubscription, signUp, type TestAccount } from '../testing/test-client.ts'
import { readPdf } from '../pdf/testing/read-pdf.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ publicOrigin: 'https://homeyield.example' })
})
afterAll(() => server.stop())

const ESTIMATE = { estimate_weekly_lower: 650, estimate_weekly_upper: 690, estimate_reason: 'A new kitchen.' }

async function professional(): Promise<{ account: TestAccount; home: string }> {
  const account = await signUp(server, { premium: true, professional: true })
  await server.database.pool.query('update accounts set email_confirmed_at = now() where id = $1', [account.id])
  const { id } = await save(account, GOLDEN)
  return { account, home: id }
}

async function draft(changes: Record<string, unknown> = {}) {
  const { account, home } = await professional()
  const made = await account.post('/documents', { kind: 'owner_appraisal', calculation_id: home, ...changes })
  expect(made.status).toBe(201)
  return { account, home, document: made.body }
}

const blocksOf = (document: { content: { blocks: { name: string }[] } }) =>
  document.content.blocks.map(({ name }) => name)

describe('a draft', () => {
  it('has the figures of today, and no loan, yields or costs for an owner', async () => {
    const { document } = await draft()
    expect(document).toMatchObject({ state: 'draft', version: 1, day: document.content.day, link: null, sendings: [] })
    expect(blocksOf(document)).toEqual(['rent', 'market'])
    expect(document.content.blocks[0].parts[0]).toMatchObject({ form: 'headline', value: '$635 a week' })
    expect(JSON.stringify(document.content.blocks)).not.toMatch(/loan|yield|cash|insurance/iu)
  })

  it('leads with the professional’s own range once it is given', async () => {
    const { account, document } = await draft()
    const { status, body } = await account.patch(`/documents/${document.id}`, { version: 1, ...ESTIMATE })
    expect(status).toBe(200)
    expect(body).toMatchObject({ version: 2, ...ESTIMATE })
    expect(body.content.blocks[0].parts[0]).toMatchObject({ label: 'Appraised rent', value: '$650 to $690 a week' })
    expect(blocksOf(body)).toContain('reasons')
  })

  it('gives its range to the calculation too, but no evidence does', async () => {
    const { account, home, document } = await draft()
    const range = { estimate_weekly_lower: 650, estimate_weekly_upper: 690 }
    await account.patch(`/documents/${document.id}`, { version: 1, ...range })
    const { body: saved } = await account.get(`/calculations/${home}`)
    const yearly = { estimate_yearly_lower: 33_800, estimate_yearly_upper: 35_880 }
    expect(saved).toMatchObject({ ...range, ...yearly, estimate_reason: null, weekly_rental_income: 635 })
    await account.patch(`/documents/${document.id}`, {
      version: 2,
      subject: 'Yours',
      estimate_reason: 'A new kitchen.',
    })
    await account.patch(`/documents/${document.id}`, { version: 3, estimate_weekly_upper: 690 })
    const { body: again } = await account.get(`/calculations/${home}`)
    expect([again.version, again.estimate_reason]).toEqual([saved.version + 1, 'A new kitchen.'])
    const evidence = { kind: 'market_rent_evidence', calculation_id: home, ...range, estimate_weekly_lower: 600 }
    expect((await account.post('/documents', evidence)).status).toBe(201)
    expect((await account.get(`/calculations/${home}`)).body.estimate_weekly_lower).toBe(650)
    await account.post('/documents', { ...evidence, kind: 'buyer_appraisal' })
    expect((await account.get(`/calculations/${home}`)).body.estimate_weekly_lower).toBe(600)
  })

  it('gives no half of a range to the calculation', async () => {
    const { account, home, document } = await draft({ estimate_weekly_lower: 6 })
    await account.patch(`/documents/${document.id}`, {
      version: 1,
      estimate_weekly_lower: null,
      estimate_weekly_upper: 690,
    })
    const none = { estimate_weekly_lower: null, estimate_weekly_upper: null }
    expect((await account.get(`/calculations/${home}`)).body).toMatchObject({ ...none, version: 1 })
  })

  it('gives its calculation no range while it is typed', async () => {
    const { account, home, document } = await draft({ ...ESTIMATE, estimate_weekly_lower: 645 })
    const change = (version: number, lower: number, more: object = {}) =>
      account.patch(`/documents/${document.id}`, { version, estimate_weekly_lower: lower, ...more })
    const { body } = await change(1, 6, { to_home: false })
    expect(body.estimate_weekly_lower).toBe(6)
    expect((await account.get(`/calculations/${home}`)).body.estimate_weekly_lower).toBe(645)
    await change(2, 640)
    expect((await account.get(`/calculations/${home}`)).body.estimate_weekly_lower).toBe(640)
  })

  it('is answered where its calculation cannot be changed', async () => {
    const { account, home } = await professional()
    await server.database.pool.query(
      `create function refuse_change() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
      create trigger refuse_change before update on calculations execute function refuse_change()`,
    )
    try {
      const made = await account.post('/documents', { kind: 'owner_appraisal', calculation_id: home, ...ESTIMATE })
      expect(made).toMatchObject({ status: 201, body: ESTIMATE })
      const change = { version: 1, estimate_weekly_upper: 700 }
      expect((await account.patch(`/documents/${made.body.id}`, change)).status).toBe(200)
    } finally {
      await server.database.pool.query('drop trigger refuse_change on calculations; drop function refuse_change')
    }
    expect((await account.get(`/calculations/${home}`)).body.estimate_weekly_upper).toBeNull()
  })

  it('shows comparable homes that count, and what they say', async () => {
    const { account, document } = await draft()
    const comparables = [
      { address: '2 Example Street', number_of_bedrooms: 3, weekly_rent: 660, better_pct: 10, let_on: document.day },
      { address: '4 Example Street', number_of_bedrooms: 3, weekly_rent: 900, counts: false },
    ]
    const { body } = await account.patch(`/documents/${document.id}`, { version: 1, comparables })
    const shown = JSON.stringify(body.content.blocks.find(({ name }: { name: string }) => name === 'comparables'))
    expect(shown).toContain('2 Example Street')
    expect(shown).toContain('10% better')
    expect(shown).toContain('$600')
    expect(shown).not.toContain('4 Example Street')
  })

  it('hides the blocks that its author hides', async () => {
    const { account, document } = await draft({ ...ESTIMATE })
    const changes = { version: 1, hidden_blocks: ['reasons'] }
    expect(blocksOf((await account.patch(`/documents/${document.id}`, changes)).body)).not.toContain('reasons')
  })

  it('starts from the choices of the last of its kind, and never from its words', async () => {
    const { account, home } = await draft({
      subject: 'Your appraisal',
      message: 'Dear Mrs Example',
      hidden_blocks: ['market'],
      client_name: 'Ana',
      ...ESTIMATE,
    })
    const { body } = await account.post('/documents', { kind: 'owner_appraisal', calculation_id: home })
    expect(body).toMatchObject({
      subject: null,
      message: null,
      hidden_blocks: ['market'],
      client_name: null,
      estimate_weekly_lower: 650,
    })
    const { id } = await save(account, GOLDEN)
    const { body: elsewhere } = await account.post('/documents', { kind: 'owner_appraisal', calculation_id: id })
    expect(elsewhere).toMatchObject({ hidden_blocks: ['market'], estimate_weekly_lower: null })
  })

  it('starts from the first text that the brand has for its kind', async () => {
    const { account, home } = await professional()
    const text = { name: 'Owners', kind: 'owner_appraisal', subject: 'Your appraisal', message: 'Kia ora' }
    await account.put('/brand', { version: 0, templates: [text, { ...text, name: 'Others', subject: 'Another' }] })
    const { body } = await account.post('/documents', { kind: 'owner_appraisal', calculation_id: home })
    expect(body).toMatchObject({ subject: 'Your appraisal', message: 'Kia ora' })
    const { body: other } = await account.post('/documents', { kind: 'buyer_appraisal', calculation_id: home })
    expect(other.subject).toBeNull()
  })

  it('is refused with the field that is wrong', async () => {
    const { account, document } = await draft()
    const change = (fields: object) => account.patch(`/documents/${document.id}`, { version: 1, ...fields })
    expect(await change({ estimate_weekly_lower: 700, estimate_weekly_upper: 650 })).toMatchObject({
      status: 422,
      body: { fields: { estimate_weekly_upper: 'Upper figure must not be less than lower' } },
    })
    expect((await change({ client_email: 'nobody' })).body.fields).toHaveProperty('client_email')
    expect((await change({ comparables: [{ better_pct: 7 }] })).body.fields).toEqual({
      'comparables.0.better_pct': 'Choose a step of 5 %',
    })
    expect((await change({ language: 'mi' })).body.fields).toEqual({ language: 'This language is not in use here' })
    expect((await change({ comparables: Array.from({ length: 9 }, () => ({})) })).status).toBe(422)
  })

  it('that was changed elsewhere is answered as it is', async () => {
    const { account, document } = await draft()
    await account.patch(`/documents/${document.id}`, { version: 1, subject: 'First' })
    expect(await account.patch(`/documents/${document.id}`, { version: 1, subject: 'Second' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', document: { version: 2, subject: 'First' } },
    })
  })
})

describe('words, parts, estimate and comparable homes', () => {
  it('are for professionals', async () => {
    const account = await signUp(server, { premium: true })
    const { id } = await save(account, GOLDEN)
    const made = await account.post('/documents', { kind: 'owner_appraisal', calculation_id: id })
    expect(made.status).toBe(201)
    const given = [ESTIMATE, { comparables: [{ weekly_rent: 600 }] }, { subject: 'Mine' }, { message: 'Mine' }]
    for (const fields of [...given, { hidden_blocks: ['rent'] }]) {
      // oxlint-disable-next-line no-await-in-loop -- of one document
      expect(await account.patch(`/documents/${made.body.id}`, { version: 1, ...fields })).toMatchObject({
        status: 403,
        body: { code: 'professional_required' },
      })
    }
  })
})

describe('a document for a bank', () => {
  it('has ratios, borrowers and loans, and needs Premium', async () => {
    const { account, home } = await professional()
    const { status, body } = await account.post('/documents', { kind: 'bank', calculation_id: home })
    expect(status).toBe(201)
    expect(blocksOf(body)).toEqual(expect.arrayContaining(['ratios', 'income', 'loans', 'rules']))
    expect(body.content.missing).toContain('No borrower is named.')
    await setSubscription(server, account.id, 'canceled')
    const path = `/documents/${body.id}`
    const calls = [
      account.post('/documents', { kind: 'bank', calculation_id: home }),
      account.patch(path, { version: 1 }),
      account.get(`${path}/pdf`),
    ]
    for (const answer of await Promise.all(calls))
      expect(answer).toMatchObject({ status: 403, body: { code: 'premium_required' } })
    expect((await account.get(path)).status).toBe(200)
  })

  it('is of all owned homes without a calculation, which no other kind can be', async () => {
    const account = await signUp(server, { premium: true })
    expect((await account.post('/documents', { kind: 'bank', calculation_id: null })).status).toBe(404)
    await save(account, { ...GOLDEN, status: 'owned' })
    const { status, body } = await account.post('/documents', { kind: 'bank', calculation_id: null })
    expect([status, body.content.address]).toEqual([201, 'All homes'])
    expect(blocksOf(body)).toContain('homes')
    expect((await account.post('/documents', { kind: 'owner_appraisal', calculation_id: null })).status).toBe(422)
  })
})

describe('a document that was sent', () => {
  it('keeps its words and figures', async () => {
    const { account, home, document } = await draft()
    const { status, body } = await account.post(`/documents/${document.id}/link`, { days: 30 })
    expect(status).toBe(201)
    expect(body.url).toMatch(/^https:\/\/homeyield\.example\/a\/[\w-]{43}$/u)
    expect(body.state).toBe('sent')
    await account.patch(`/calculations/${home}`, { weekly_rental_income: 900 })
    for (const fields of [{ subject: 'Later' }, {}]) {
      // oxlint-disable-next-line no-await-in-loop -- of one document
      const refused = await account.patch(`/documents/${document.id}`, { version: 2, ...fields })
      expect(refused).toMatchObject({ status: 409, body: { document: { content: document.content } } })
    }
  })

  it('keeps them however a change meets its sending', async () => {
    const { account, home, document } = await draft()
    await account.patch(`/calculations/${home}`, { weekly_rental_income: 900 })
    for (let tried = 0; tried < 5; tried += 1) {
      const path = `/documents/${document.id}`
      // oxlint-disable-next-line no-await-in-loop -- each try is a race of its own
      const [, link] = await Promise.all([
        account.patch(path, { version: 1 }),
        account.post(`${path}/link`, { days: 7 }),
      ])
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { body } = await account.get(path)
      if (link.status === 201) expect(body.content).toEqual(link.body.content)
      else expect(link).toMatchObject({ status: 409, body: { code: 'conflict' } })
    }
  })

  it('can be said to be won or lost', async () => {
    const { account, document } = await draft()
    await account.post(`/documents/${document.id}/link`, { days: 30 })
    const { status, body } = await account.patch(`/documents/${document.id}`, { version: 2, outcome: 'lost' })
    expect([status, body.state]).toEqual([200, 'lost'])
    const { body: again } = await account.patch(`/documents/${document.id}`, { version: 3, outcome: null })
    expect(again.state).toBe('sent')
  })

  it('keeps its words also when only its outcome is said', async () => {
    const { account, document } = await draft()
    await account.patch(`/documents/${document.id}`, { version: 1, outcome: 'won' })
    const changed = await account.patch(`/documents/${document.id}`, { version: 2, subject: 'Later' })
    expect(changed).toMatchObject({ status: 409, body: { document: { state: 'won', subject: null } } })
  })

  it('expires with its link', async () => {
    const { account, document } = await draft()
    await account.post(`/documents/${document.id}/link`, { days: 7 })
    await server.database.pool.query(`update links set expires_at = now() where document_id = $1`, [document.id])
    expect((await account.get(`/documents/${document.id}`)).body.state).toBe('expired')
  })

  it('has links, which are ended together', async () => {
    const { account, document } = await draft()
    await account.post(`/documents/${document.id}/link`, { days: 7 })
    const { body: second } = await account.post(`/documents/${document.id}/link`, { days: 30 })
    const { body: listed } = await account.get(`/documents/${document.id}`)
    expect(second.link.expires_at).toBe(listed.link.expires_at)
    const { status, body } = await account.delete(`/documents/${document.id}/link`)
    expect([status, body.state]).toEqual([200, 'expired'])
    // A portfolio's links are listed; a document's are its own.
    expect((await account.get('/links')).body).toEqual([])
  })

  it('needs Premium to get a link', async () => {
    const { account, document } = await draft()
    await setSubscription(server, account.id, 'canceled')
    expect((await account.post(`/documents/${document.id}/link`, { days: 7 })).status).toBe(403)
  })
})

it('a document is printed with its own words, and a name for its file', async () => {
  const { account, document } = await draft({ client_name: 'Mere' })
  const response = await fetch(`${server.url}/api/documents/${document.id}/pdf`, {
    headers: { authorization: `Bearer ${account.token}` },
  })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toContain('Rental appraisal')
  const { text } = readPdf(new Uint8Array(await response.arrayBuffer()))
  for (const said of ['Rental appraisal', '$635 a week', 'For Mere']) expect(text).toContain(said)
})

describe('the documents of an account', () => {
  it('are listed, newest first, of one home or of all, without their content', async () => {
    const { account, home, document } = await draft({ client_name: 'Ana' })
    const { id } = await save(account, GOLDEN)
    const { body: second } = await account.post('/documents', { kind: 'owner_appraisal', calculation_id: id })
    const { body: all } = await account.get('/documents')
    expect(all.map((one: { id: string }) => one.id)).toEqual([second.id, document.id])
    const { body: own } = await account.get(`/documents?calculation_id=${home}`)
    expect(own).toMatchObject([{ id: document.id, client_name: 'Ana', renew_on: expect.stringMatching(/^\d{4}/u) }])
    expect(own[0]).not.toHaveProperty('content')
  })

  it('are of that account alone, and go with the home', async () => {
    const { account, home, document } = await draft()
    const other = await signUp(server, { premium: true, professional: true })
    const path = `/documents/${document.id}`
    const calls = [
      other.get(path),
      other.patch(path, { version: 1, subject: 'Mine' }),
      other.post(`${path}/link`, { days: 7 }),
      other.delete(`${path}/link`),
      other.delete(path),
      other.get(`${path}/pdf`),
      other.post('/documents', { kind: 'owner_appraisal', calculation_id: home }),
    ]
    for (const { status } of await Promise.all(calls)) expect(status).toBe(404)
    expect((await other.get('/documents')).body).toEqual([])
    await account.delete(`/calculations/${home}`)
    expect((await account.get(path)).status).toBe(404)
  })
})

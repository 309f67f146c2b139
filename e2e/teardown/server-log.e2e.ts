import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { ReceivedMail } from '../inbox.ts'
import { PASSWORDS } from '../passwords.ts'
import { findLeaks } from '../find-leaks.ts'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhY2NvdW50In0.c2lnbmF0dXJlLW9mLWl0'
const RESET = {
  to: ['aroha@homeyield.test'],
  subject: 'Reset your password',
  text: 'Kia ora Aroha\nSomebody asked for a new password for your account:\nhttp://localhost/resetpassword/Zm9yZ290dGVuLXBhc3N3b3Jk',
  html: '',
}

test('the search finds each kind of secret, and nothing else', () => {
  const found = (line: string) => findLeaks(line, [RESET]).map(({ kind }) => kind)
  expect(found(`{"body":{"password":"${PASSWORDS.own}"}}`)).toEqual(['password'])
  expect(found(`{"authorization":"Bearer ${TOKEN}"}`)).toEqual(['session token'])
  expect(found('GET /resetpassword/Zm9yZ290dGVuLXBhc3N3b3Jk 200')).toEqual(['mailed token'])
  expect(found('sent: Somebody asked for a new password for your account:')).toEqual(['mail'])
  expect(found('{"method":"POST","route":"/api/authenticate","status":200}')).toEqual([])
  expect(
    found(
      'Homeyield is ready at http://localhost:1 — sign in as premium@homeyield.test, password homeyield-demo — test payments at http://localhost:3, no money moves',
    ),
  ).toEqual([])
})

test('no server log holds a password, token or mail', async () => {
  const directory = process.env['HOMEYIELD_LOGS']
  if (!directory) throw new Error('HOMEYIELD_LOGS is not set: global-setup.ts sets it')
  const workers = (await readdir(directory)).filter((name) => name.endsWith('.log'))
  expect(workers).not.toEqual([])
  for (const name of workers) {
    const log = await readFile(join(directory, name), 'utf8')
    const mails = await readFile(join(directory, name.replace(/log$/u, 'json')), 'utf8')
    // The log is that of these journeys.
    expect(log).toContain('"route":"/api/')
    expect(findLeaks(log, JSON.parse(mails) as ReceivedMail[])).toEqual([])
  }
})

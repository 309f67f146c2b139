import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { allMails } from '../inbox.ts'
import { PASSWORDS } from '../passwords.ts'
import { findLeaks } from '../secrets.ts'

const TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhY2NvdW50In0.c2lnbmF0dXJlLW9mLWl0'
const RESET = {
  to: ['aroha@homeyield.test'],
  subject: 'Reset your password',
  text: 'Kia ora Aroha\nSomebody asked for a new password for your account:\nhttp://localhost/resetpassword/Zm9yZ290dGVuLXBhc3N3b3Jk',
  html: '',
}

test('the search finds what it is for, and nothing else', () => {
  const found = (line: string) => findLeaks(line, [RESET]).map(({ kind }) => kind)
  expect(found(`{"body":{"password":"${PASSWORDS.own}"}}`)).toEqual(['password'])
  expect(found(`{"authorization":"Bearer ${TOKEN}"}`)).toEqual(['session token'])
  expect(found('GET /resetpassword/Zm9yZ290dGVuLXBhc3N3b3Jk 200')).toEqual(['mailed token'])
  expect(found('sent: Somebody asked for a new password for your account:')).toEqual(['mail'])
  expect(found('{"method":"POST","route":"/api/authenticate","status":200}')).toEqual([])
  expect(
    found(
      'Homeyield is ready at http://localhost:1 — sign in as premium@homeyield.test, password homeyield-demo — pretend payments at http://localhost:3, no money moves',
    ),
  ).toEqual([])
})

test('nothing that the house wrote down while the journeys went on holds a password, a token or a mail', async ({
  request,
}) => {
  const path = process.env['HOMEYIELD_LOG']
  if (!path) throw new Error('HOMEYIELD_LOG is not set: serve-house.ts has not said where the log is')
  const log = await readFile(path, 'utf8')
  // It did write down what was asked of it.
  expect(log).toContain('"route":"/api/authenticate"')
  expect(log.split('\n').filter((line) => line.includes('"msg":"answered"')).length).toBeGreaterThan(3)
  expect(findLeaks(log, await allMails(request))).toEqual([])
})

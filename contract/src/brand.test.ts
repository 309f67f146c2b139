import { expect, it } from 'vitest'
import { replaceBrandBody } from './brand.ts'

function problemsOf(fields: object) {
  const issues = replaceBrandBody.safeParse({ version: 0, ...fields }).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

it.each([
  [{ company: 'x'.repeat(81) }, 'company', 'Use at most 80 characters'],
  [{ licence_number: 'x'.repeat(41) }, 'licence_number', 'Use at most 40 characters'],
  [{ phone: '021\n555' }, 'phone', 'Use a single line'],
  [{ website: `https://example.nz/${'x'.repeat(190)}` }, 'website', 'Use at most 200 characters'],
  // With https:// before it.
  [{ website: `example.nz/${'x'.repeat(185)}` }, 'website', 'Use at most 200 characters'],
  [{ colour: 'red' }, 'colour', 'Enter a colour such as #0c6a55'],
  [{ colour: '#fff' }, 'colour', 'Enter a colour such as #0c6a55'],
  [
    { colour: '#FFFFFF' },
    'colour',
    'White text is hard to read on this colour. #767676 is the nearest darker one that works.',
  ],
  [{ footer: `a${'\nb'.repeat(60)}` }, 'footer', 'Use at most 60 lines'],
  [{ version: undefined }, 'version', 'Give the version that you read'],
])('%j is refused', (fields, field, sentence) => {
  expect(problemsOf(fields)).toEqual({ [field]: sentence })
})

it.each(['\n', '\r\n'])('a footer may have 60 lines that end in %j', (end) => {
  expect(problemsOf({ footer: Array.from({ length: 60 }, () => 'a').join(end) })).toEqual({})
})

it('may be empty, and keeps what it normalised', () => {
  const given = { version: 3, email: ' Ana@Hill.EXAMPLE ', website: 'hill.example', colour: '#0C6A55', company: '' }
  const stored = replaceBrandBody.parse(given)
  expect(stored).toEqual({ ...given, email: 'Ana@hill.example', website: 'https://hill.example', colour: '#0c6a55' })
  expect(replaceBrandBody.parse(stored)).toEqual(stored)
  expect(replaceBrandBody.parse({ version: 0, email: '', website: '', colour: null })).toBeTruthy()
})

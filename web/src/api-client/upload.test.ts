import { expect, it } from 'vitest'
import { ownAddress } from './own-address.ts'
import { readPostResponse } from './upload.ts'

const accepted = (key: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<PostResponse><Location>http://x/${key}</Location><Bucket>b</Bucket><Key>${key}</Key><ETag>&quot;0&quot;</ETag></PostResponse>`
const refused = (code: string) => `<Error><Code>${code}</Code><Message>A message of the store</Message></Error>`

it('reads the key of what was stored', () => {
  expect(readPostResponse(201, accepted('uploads/a/b/image.png'), 'brand_logo')).toBe('uploads/a/b/image.png')
  expect(readPostResponse(201, accepted('a&amp;b&lt;c'), 'brand_logo')).toBe('a&b<c')
})

it.each([
  ['brand_logo', 'Image size is too large. Must be less than or equal to 250KB'],
  ['property_photo', 'File still too large after compression'],
] as const)('reports a %s that is too large in its own words', (type, error) => {
  expect(() => readPostResponse(400, refused('EntityTooLarge'), type)).toThrow(error)
})

it('says when the server has no room', () => {
  expect(() => readPostResponse(507, refused('InsufficientStorage'), 'brand_logo')).toThrow(
    expect.objectContaining({ status: 507, code: 'storage_full', message: expect.stringContaining('no room') }),
  )
})

it.each([
  [403, refused('AccessDenied')],
  [201, ''],
  [204, ''],
  [502, '<h1>Bad gateway</h1>'],
])('offers another try after a %d', (status, xml) => {
  expect(() => readPostResponse(status, xml, 'brand_logo')).toThrow(
    expect.objectContaining({ status, message: 'The image could not be uploaded. Please try again.' }),
  )
})

it.each([
  ['http://localhost:4321/api/images/x.png', '/api/images/x.png'],
  ['/api/images/x.png', '/api/images/x.png'],
  ['https://bucket.s3.ap-southeast-2.amazonaws.com/', 'https://bucket.s3.ap-southeast-2.amazonaws.com/'],
  ['https://images.example/apis/x.jpg', 'https://images.example/apis/x.jpg'],
])('%s is reached at %s', (url, reached) => expect(ownAddress(url)).toBe(reached))

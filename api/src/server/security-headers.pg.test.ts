import { expect, it } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

// Production is behind TLS (read-settings.ts requires an https address): browsers are told to use only https. Elsewhere
// they could not come back at all.
it.each([
  ['in production', 'production', 'max-age=31536000'],
  ['in development', 'development', null],
] as const)('%s every response has its security headers', async (_, environment, expected) => {
  const server = await startTestServer({ environment })
  try {
    for (const path of ['/api/health/live', '/api/account', '/nothing']) {
      const { headers } = await fetch(server.url + path)
      expect(headers.get('strict-transport-security'), path).toBe(expected)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('referrer-policy'), path).toBe('no-referrer')
      expect(headers.get('permissions-policy'), path).toContain('camera=()')
    }
  } finally {
    await server.stop()
  }
})

import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const SELF = ["'self'"]
const NOTHING = ["'none'"]
// The address widget may ask for the browser's position, to find addresses nearby; no other feature is open.
const PERMISSIONS = [
  'geolocation=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'camera',
    'display-capture',
    'encrypted-media',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ')

/** Configured origins other than ours, such as https://images.example, that the browser may use. */
export interface ExternalOrigins {
  readonly images?: readonly string[]
  readonly connections?: readonly string[]
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
}

/**
 * Tells browsers to load nothing but ours and the configured origins: no inline script, no frame around us, no camera
 * or microphone. No referrer, as the URL of a reset page contains its token. `https` adds that this site, but no other
 * of its domain, is only used over https.
 */
export async function addSecurityHeaders(
  server: FastifyInstance,
  https: boolean,
  { images = [], connections = [], scripts = [], styles = [] }: ExternalOrigins = {},
): Promise<void> {
  await server.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': SELF,
        'script-src': [...SELF, ...scripts],
        'style-src': [...SELF, ...styles],
        'font-src': SELF,
        'img-src': [...SELF, 'data:', ...images],
        'connect-src': [...SELF, ...connections],
        'worker-src': SELF,
        'manifest-src': SELF,
        'object-src': NOTHING,
        'base-uri': NOTHING,
        'form-action': SELF,
        'frame-ancestors': NOTHING,
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
  server.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS)
    done()
  })
}

import fastifyHelmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

const SELF = ["'self'"]
const NOTHING = ["'none'"]
// A page may ask where the browser is; no other feature is open to it.
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

/** Origins that are not ours, such as https://images.example, that the browser may deal with because they are configured. */
export interface ExternalOrigins {
  /** Where pictures may come from. */
  readonly images?: readonly string[]
  /** What scripts may call and post to. */
  readonly connections?: readonly string[]
  readonly scripts?: readonly string[]
  readonly styles?: readonly string[]
}

/**
 * Tells browsers to run nothing that does not come from here: no inline script, no foreign host but those that are configured, no
 * frame around us. No address goes along as a referrer: that of a reset page holds its token. No camera, microphone or other
 * device is open to any script.
 * `https` adds that this site, and no other of its domain, is only ever reached that way. Source: decisions section 5.
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

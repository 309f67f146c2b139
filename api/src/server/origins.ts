import type { FastifyInstance } from 'fastify'

/** The server's public origin, or else its address on this machine. */
export function originOf(publicOrigin: string | null, server: FastifyInstance): string {
  const [place] = server.addresses()
  return publicOrigin ?? `http://localhost:${typeof place === 'string' ? 80 : (place?.port ?? 80)}`
}

export function originsOf(publicOrigin: string | null, server: FastifyInstance): string[] {
  if (publicOrigin !== null) return [publicOrigin]
  const ports = new Set(server.addresses().flatMap((place) => (typeof place === 'string' ? [] : [place.port])))
  return [...ports].flatMap((port) => ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`))
}

import { startServer } from '../src/main.ts'

// The product as it is in production, but for the limit on traffic: all of the benchmark's comes from one address.
const [, , databaseUrl = '', connections = '10', jwtSecret = ''] = process.argv
const server = await startServer({
  environment: 'production',
  databaseUrl,
  databaseConnections: Number(connections),
  jwtSecret,
  port: 0,
  requestsPerMinute: 1_000_000_000,
})
process.send?.(server.url)

// The package brings no types; this is what the benchmark uses of it.
declare module 'autocannon' {
  interface Request {
    method: 'GET' | 'POST' | 'PATCH'
    path: string
    headers: Record<string, string>
    body?: string
  }
  interface Options {
    url: string
    connections: number
    duration: number
    setupClient: (client: { setRequests: (requests: Request[]) => void }) => void
  }
  interface Result {
    requests: { average: number }
    latency: { p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}

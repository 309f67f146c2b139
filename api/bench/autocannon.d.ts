// The package brings no types; this is what the benchmark uses of it.
declare module 'autocannon' {
  interface Options {
    url: string
    method: 'GET' | 'POST'
    headers: Record<string, string>
    body?: string
    connections: number
    duration: number
  }
  interface Result {
    requests: { average: number }
    latency: { p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}

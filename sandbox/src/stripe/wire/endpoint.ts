import type { World } from '../world.ts'
import type { WireObject } from './form.ts'
import { readParameters, type Rule } from './parameters.ts'

/** A call of the API: where it is and what it does. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** `:id` stands for the one that is meant. */
  readonly path: string
  readonly handle: (
    world: World,
    id: string,
    params: WireObject,
  ) => { readonly body: object; readonly expand: readonly string[] }
}

/** Describes a call by its route, such as `GET /v1/customers/:id`, its parameters and what it does. */
export function endpoint<Params extends { readonly expand?: readonly string[] }>(
  route: `${Endpoint['method']} /v1/${string}`,
  rule: Rule<Params>,
  run: (world: World, params: Params, id: string) => object,
): Endpoint {
  const [method, path = ''] = route.split(' ') as [Endpoint['method'], string?]
  return {
    method,
    path,
    handle(world, id, given) {
      const params = readParameters(rule, given)
      return { body: run(world, params, id), expand: params.expand ?? [] }
    },
  }
}

/** The endpoint of a call, and the id in its path. */
export function matchEndpoint(
  endpoints: readonly Endpoint[],
  method: string,
  path: string,
): { readonly endpoint: Endpoint; readonly id: string } | undefined {
  for (const candidate of endpoints) {
    if (candidate.method !== method) continue
    const pattern = new RegExp(`^${candidate.path.replace(':id', '([^/]+)')}$`, 'u')
    const match = pattern.exec(path)
    if (match) return { endpoint: candidate, id: decodeURIComponent(match[1] ?? '') }
  }
  return undefined
}

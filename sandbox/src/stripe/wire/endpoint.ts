import type { World } from '../world.ts'
import type { WireObject } from './form.ts'
import { readParameters, type Rule } from './parameters.ts'

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** With `:id` as placeholder. */
  readonly path: string
  readonly handle: (
    world: World,
    id: string,
    params: WireObject,
  ) => { readonly body: object; readonly expand: readonly string[] }
}

/** Defines an endpoint by its route, such as `GET /v1/customers/:id`. */
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

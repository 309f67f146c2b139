import type { Handlers } from '../server/handlers.ts'
import { notFound } from '../server/refusal.ts'
import { createKey, type CreateKeyDeps } from './create-key.ts'
import { presentKey } from './present-key.ts'

export function keyRoutes(deps: CreateKeyDeps): Pick<Handlers, 'listKeys' | 'createKey' | 'deleteKey'> {
  const create = createKey(deps)
  return {
    listKeys: async (viewer) => (await deps.keys.list(viewer.accountId)).map(presentKey),
    createKey: (viewer, { body }) => create(viewer, body),
    async deleteKey(viewer, { params }) {
      if (!(await deps.keys.remove(viewer.accountId, params.id))) throw notFound()
    },
  }
}

import type { Handlers } from '../server/handlers.ts'
import { notFound } from '../server/refusal.ts'
import { createLink, type CreateLinkDeps } from './create-link.ts'
import { presentLink } from './present-link.ts'

export function linkRoutes(deps: CreateLinkDeps): Pick<Handlers, 'listLinks' | 'createLink' | 'deleteLink'> {
  const create = createLink(deps)
  return {
    listLinks: async (viewer) => (await deps.links.list(viewer.accountId)).map(presentLink),
    createLink: (viewer, { body }) => create(viewer, body),
    async deleteLink(viewer, { params }) {
      if (!(await deps.links.remove(viewer.accountId, params.id))) throw notFound()
    },
  }
}

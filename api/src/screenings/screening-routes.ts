import { limitPerAccount } from '../queue/limit-per-account.ts'
import type { Handlers } from '../server/handlers.ts'
import { notFound } from '../server/refusal.ts'
import { sliceList } from '../server/slices.ts'
import { changeScreening } from './change-screening.ts'
import { createScreening, type CreateScreeningDeps } from './create-screening.ts'
import {
  presentChange,
  presentListed,
  type PresentDeps,
  type PresentedChange,
  type PresentedScreening,
  presentScreening,
} from './present-screening.ts'
import { replaceTemplates } from './replace-templates.ts'
import { screeningsRunning } from './screening-problems.ts'
import type { TemplateStore } from './template-store.ts'

type Served =
  | 'listScreenings'
  | 'createScreening'
  | 'readScreening'
  | 'changeScreening'
  | 'deleteScreening'
  | 'readTemplates'
  | 'replaceTemplates'

export interface ScreeningDeps extends Omit<CreateScreeningDeps, 'present'>, Omit<PresentDeps, 'screenings'> {
  readonly templates: TemplateStore
}

export function screeningRoutes(deps: ScreeningDeps): Pick<Handlers, Served> {
  const { screenings, templates } = deps
  const present = presentScreening(deps)
  const [create, change] = [
    createScreening({ ...deps, present }),
    changeScreening({ ...deps, present, presentChanged: presentChange(deps) }),
  ]
  const replace = replaceTemplates(deps)
  // A list may take a minute: an account has one read at a time.
  const inTurn = limitPerAccount(screeningsRunning)
  return {
    listScreenings: async ({ accountId }) => (await screenings.list(accountId)).map(presentListed),
    createScreening: (viewer, { body, headers }) =>
      inTurn(viewer.accountId, async () => inSlices(await create(viewer, body, headers['idempotency-key'] ?? null))),
    readScreening: (viewer, { params }) =>
      inTurn(viewer.accountId, async () => {
        const found = await screenings.find(viewer.accountId, params.id)
        if (found === null) throw notFound()
        return inSlices(await present(viewer, found))
      }),
    changeScreening: (viewer, { params, query, body }) =>
      inTurn(viewer.accountId, async () => {
        const changed = await change(viewer, params, body, query.answer)
        return 'homes' in changed ? inSlices(changed) : changesInSlices(changed)
      }),
    async deleteScreening({ accountId }, { params, query }) {
      const deleted = await screenings.remove(accountId, params.id, query.calculations === 'delete')
      if (deleted === null) throw notFound()
      return { deleted_calculations: deleted }
    },
    readTemplates: ({ accountId }) => templates.read(accountId),
    replaceTemplates: (viewer, { body }) => replace(viewer, body),
  }
}

// About a millisecond to write.
const SLICE = 20

function changesInSlices(changed: PresentedChange) {
  const { changed_homes, areas } = changed
  if (changed_homes.length <= SLICE) return changed
  return { ...changed, changed_homes: sliceList(changed_homes, SLICE), areas: sliceList(areas, SLICE) }
}

/** A list to answer, of which a long one is written in slices. */
function inSlices(screening: PresentedScreening) {
  const { homes, results, areas } = screening
  if (homes.length <= SLICE) return screening
  return {
    ...screening,
    homes: sliceList(homes, SLICE),
    results: sliceList(results, SLICE),
    areas: sliceList(areas, SLICE),
  }
}

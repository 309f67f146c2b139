import * as z from 'zod/mini'
import { readAll } from '../server/slices.ts'
import { OWNED_SOURCE, readOwnedRents } from './owned-source.ts'
import { NO_INPUT } from '../server/handlers.ts'
import { defineTool } from './tool.ts'

export const nextDates = defineTool({
  name: 'next_dates',
  title: 'Next dates of what the account owns',
  description:
    'When fixed rates and interest-only periods end, when a rent may lawfully go up and by when to give notice, and how cash each week then changes, for the homes that the account owns.',
  scope: 'read:portfolio',
  input: z.object({}),
  async run(handlers, viewer) {
    const { homes, tasks, rate_ends, next_change } = await handlers.readPortfolio(viewer, NO_INPUT)
    const rentOf = await readOwnedRents(handlers, viewer)
    const dates = (await readAll(homes)).map(({ id, property, next_date, next_change: change }) =>
      Object.assign({ home_id: id, property, next_date, next_change: change }, rentOf(id)),
    )
    return {
      source: OWNED_SOURCE,
      next_change,
      homes: dates,
      tasks,
      rate_ends,
    }
  },
})

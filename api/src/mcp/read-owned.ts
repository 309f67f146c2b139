import * as z from 'zod/mini'
import { readAll } from '../server/slices.ts'
import { OWNED_SOURCE, readOwnedRents } from './owned-source.ts'
import { NO_INPUT } from '../server/handlers.ts'
import { defineTool } from './tool.ts'

export const readOwned = defineTool({
  name: 'portfolio',
  title: 'What the account owns',
  description:
    'The homes that the account owns: worth, debt, equity, LVR and cash each week of each and in all, as at today, NZD. What each is worth is as entered, or by `value_source`; a figure without a value says why. Of each home also where its rent comes from, and how sure a market rent is.',
  scope: 'read:portfolio',
  input: z.object({}),
  async run(handlers, viewer) {
    const { homes, totals, next_change, before_tax, left_out } = await handlers.readPortfolio(viewer, NO_INPUT)
    const rentOf = await readOwnedRents(handlers, viewer)
    return {
      source: OWNED_SOURCE,
      left_out,
      totals,
      next_change,
      before_tax,
      homes: (await readAll(homes)).map((home) => Object.assign(home, rentOf(home.id))),
    }
  },
})

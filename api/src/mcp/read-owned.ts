import * as z from 'zod/mini'
import { defineTool, NO_INPUT } from './tool.ts'

export const readOwned = defineTool({
  name: 'portfolio',
  title: 'What the account owns',
  description:
    'The homes that the account owns: worth, debt, equity, LVR and cash each week of each and in all, as at today, NZD. What each is worth is as entered, or by `value_source`; a figure without a value says why.',
  scope: 'read:portfolio',
  input: z.object({}),
  async run(handlers, viewer) {
    const { homes, totals, next_change, before_tax, left_out } = await handlers.readPortfolio(viewer, NO_INPUT)
    return {
      source: 'Saved homes of the account that are marked as owned.',
      left_out,
      totals,
      next_change,
      before_tax,
      homes,
    }
  },
})

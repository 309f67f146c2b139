import * as z from 'zod/mini'
import { idempotencyHeaders } from './calculation.ts'
import type { EndpointDetails } from './endpoint.ts'
import type { EndpointName } from './endpoint-table.ts'
import {
  changedScreeningSchema,
  changeScreeningBody,
  changeScreeningQuery,
  createScreeningBody,
  deletedScreeningResponse,
  deleteScreeningQuery,
  replaceTemplatesBody,
  screeningConflictSchema,
  screeningParams,
  screeningSchema,
  screeningsResponse,
  templatesConflictSchema,
  templatesResponse,
} from './screening.ts'

// 2,000 homes; proxies pass no more.
const LONGEST_BODY = 1_000_000

/** Lists of homes that are compared on the same terms. */
export const screeningEndpoints = {
  listScreenings: {
    summary: 'The lists of homes of the account, the one changed last first',
    status: 200,
    response: screeningsResponse,
  },
  createScreening: {
    summary:
      'Read a list of homes from a text, or take its homes, find their places, and compare them. Without `terms` or `criteria` it has those of the list that was changed last, and a first list ours. The same Idempotency-Key returns the same list, and with another body 422. Without Premium an account has one list, of which ten homes are read and those in its own suburb have rents',
    headers: idempotencyHeaders,
    body: createScreeningBody,
    bodyLimit: LONGEST_BODY,
    status: 201,
    response: screeningSchema,
    refusals: [403, 429],
  },
  readScreening: {
    summary: 'A list of homes, with its results by the rents of today',
    params: screeningParams,
    status: 200,
    response: screeningSchema,
    refusals: [404, 429],
  },
  changeScreening: {
    summary:
      'Change a list of homes, if nobody changed it since the version that was read: its terms and criteria, where what is left out stays, and fields of homes by their ids. Homes that were not read without Premium are read with it. With `answer=changes` the answer has the homes that changed and the rents of their areas, from which the client computes the results; without Premium it is the whole list',
    params: screeningParams,
    query: changeScreeningQuery,
    body: changeScreeningBody,
    bodyLimit: LONGEST_BODY,
    status: 200,
    response: z.union([screeningSchema, changedScreeningSchema]),
    refusals: [404, 409, 429],
    refusalBodies: { 409: screeningConflictSchema },
  },
  deleteScreening: {
    summary:
      'Delete a list of homes. With `calculations=delete` also the calculations that its homes were saved as, unless they are older than the list, were changed since or have a document that was sent',
    params: screeningParams,
    query: deleteScreeningQuery,
    status: 200,
    response: deletedScreeningResponse,
    refusals: [404],
  },
  readTemplates: {
    summary: 'The named terms and criteria of the account',
    status: 200,
    response: templatesResponse,
  },
  replaceTemplates: {
    summary: 'Replace the named terms and criteria, if nobody changed them since the version that was read',
    body: replaceTemplatesBody,
    status: 200,
    response: templatesResponse,
    refusals: [409],
    refusalBodies: { 409: templatesConflictSchema },
  },
} as const satisfies Partial<Record<EndpointName, EndpointDetails>>

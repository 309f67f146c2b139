import { brandConflictSchema, brandResponse, replaceBrandBody } from './brand.ts'
import type { EndpointDetails } from './endpoint.ts'
import type { EndpointName } from './endpoint-table.ts'

/** What an account's documents carry, once for all of them. */
export const brandEndpoints = {
  readBrand: {
    summary:
      'The brand of the account: who its documents come from, with its logo and its texts. Version 0 before the first is saved',
    status: 200,
    response: brandResponse,
  },
  replaceBrand: {
    summary:
      'Replace the brand, if nobody changed it since the version that was read; needs Premium. What is left out is empty. `photo_url` is the one that was answered, or null to remove it: a photograph is uploaded as `brand_photo`, which is a new version. The logo is that of the account',
    body: replaceBrandBody,
    status: 200,
    response: brandResponse,
    refusals: [403, 409],
    refusalBodies: { 409: brandConflictSchema },
  },
} as const satisfies Partial<Record<EndpointName, EndpointDetails>>

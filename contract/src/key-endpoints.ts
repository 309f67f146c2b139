import type { EndpointDetails } from './endpoint.ts'
import type { EndpointName } from './endpoint-table.ts'
import { createKeyBody, keyParams, keysResponse, newKeyResponse } from './key.ts'

/** API keys of an account. */
export const keyEndpoints = {
  listKeys: {
    summary: 'The API keys of the account, with those that have expired',
    status: 200,
    response: keysResponse,
  },
  createKey: {
    summary:
      'Make an API key, with which a program calls the API for the account, as far as its scopes go. The key is answered this once; needs Premium. Without `days` it does not expire',
    body: createKeyBody,
    status: 201,
    response: newKeyResponse,
    refusals: [403, 429],
  },
  deleteKey: {
    summary: 'Revoke an API key, which is then refused',
    params: keyParams,
    status: 204,
    refusals: [404],
  },
} as const satisfies Partial<Record<EndpointName, EndpointDetails>>

import type { EndpointDetails } from './endpoint.ts'
import type { EndpointName } from './endpoint-table.ts'
import { createLinkBody, linkParams, linksResponse, newLinkResponse } from './link.ts'

/** Read-only links to pages of an account. */
export const linkEndpoints = {
  listLinks: {
    summary: 'The links of the account, with those that expired in the last thirty days',
    status: 200,
    response: linksResponse,
  },
  createLink: {
    summary:
      'Make a link that opens one page of the account, read-only and without signing in, until it expires or is deleted. Its address is answered this once; needs Premium. With `with_people` the page has the year after tax of each owner',
    body: createLinkBody,
    status: 201,
    response: newLinkResponse,
    refusals: [403],
  },
  deleteLink: {
    summary: 'Delete a link, which then opens nothing',
    params: linkParams,
    status: 204,
    refusals: [404],
  },
} as const satisfies Partial<Record<EndpointName, EndpointDetails>>

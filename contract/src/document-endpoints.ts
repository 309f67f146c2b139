import { messageResponse } from './account.ts'
import { idempotencyHeaders } from './calculation.ts'
import {
  changeDocumentBody,
  createDocumentBody,
  documentParams,
  documentSchema,
  documentsQuery,
  documentsResponse,
  openDocumentBody,
  openedDocumentResponse,
  sendDocumentBody,
} from './document.ts'
import type { EndpointDetails } from './endpoint.ts'
import type { EndpointName } from './endpoint-table.ts'
import { problemSchema } from './problem.ts'
import * as z from 'zod/mini'

/** Documents that people put their name to. */
export const documentEndpoints = {
  listDocuments: {
    summary: 'The documents of the account, or of one calculation, newest first',
    query: documentsQuery,
    status: 200,
    response: documentsResponse,
  },
  createDocument: {
    summary: 'Make a draft, with the figures of today. Kind `bank` needs Premium',
    body: createDocumentBody,
    status: 201,
    response: documentSchema,
    refusals: [403, 404],
  },
  readDocument: {
    summary: 'A document and its content',
    params: documentParams,
    status: 200,
    response: documentSchema,
    refusals: [404],
  },
  changeDocument: {
    summary:
      'Change fields of a draft, which then has the figures of today; or say what became of a document that was sent. Estimate and comparables need a property professional',
    params: documentParams,
    body: changeDocumentBody,
    status: 200,
    response: documentSchema,
    refusals: [403, 404, 409],
    refusalBodies: { 409: z.extend(problemSchema, { document: documentSchema }) },
  },
  deleteDocument: {
    summary: 'Delete a document and its link',
    params: documentParams,
    status: 204,
    refusals: [404],
  },
  printDocument: {
    summary: 'A document as PDF',
    params: documentParams,
    status: 200,
    refusals: [404, 429],
  },
  sendDocument: {
    summary:
      'Send a document by e-mail, which then keeps its figures; the same Idempotency-Key again sends it once. Nothing is sent to anybody who has asked for no more: 422 with the code recipient_stopped',
    params: documentParams,
    headers: idempotencyHeaders,
    body: sendDocumentBody,
    status: 202,
    response: messageResponse,
    refusals: [403, 404, 409, 429],
    refusalBodies: { 409: z.extend(problemSchema, { document: documentSchema }) },
  },
  openDocument: {
    summary:
      'Make a link to the document’s page, which then keeps its figures. Needs Premium and a confirmed email address',
    params: documentParams,
    body: openDocumentBody,
    status: 201,
    response: openedDocumentResponse,
    refusals: [403, 404],
  },
  closeDocument: {
    summary: 'End the links to the document’s page',
    params: documentParams,
    status: 200,
    response: documentSchema,
    refusals: [404],
  },
} as const satisfies Partial<Record<EndpointName, EndpointDetails>>

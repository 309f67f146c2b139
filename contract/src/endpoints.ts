import * as z from 'zod/mini'
import { accountEndpoints } from './account-endpoints.ts'
import { addressAnswer, addressesAnswer, addressParams } from './address.ts'
import { areasAnswer, searchQuery } from './area.ts'
import { calculationFields, calculationParams, changeCalculationBody, idempotencyHeaders } from './calculation.ts'
import { configAnswer } from './config.ts'
import { endpoint } from './endpoint.ts'
import { expensesAnswer } from './expense.ts'
import { marketRentAnswer, marketRentByMeshblockQuery, marketRentBySa2Query } from './market-rent.ts'
import { marketTrendsAnswer, marketTrendsQuery } from './market-trend.ts'
import { propertyDataQuery, propertyDataSchema } from './property-data.ts'
import { rentalAssessmentEndpoints } from './rental-assessment-endpoints.ts'
import { calculationSchema, conflictSchema, listedCalculationSchema } from './saved-calculation.ts'
import { subscriptionEndpoints } from './subscription-endpoints.ts'
import { confirmUploadAnswer, confirmUploadBody, newUploadAnswer, newUploadQuery } from './upload.ts'

const health = z.object({ status: z.string() })

/**
 * The whole wire contract: the server's routes, the browser's client and openapi.json all come from this table.
 * Source: decisions section 1.
 */
export const endpoints = {
  ...accountEndpoints,
  ...subscriptionEndpoints,
  ...rentalAssessmentEndpoints,
  marketRentBySa2: endpoint({
    method: 'GET',
    path: '/market-rent/sa2',
    summary: 'Market rent of an SA2 area',
    access: 'signed_in',
    query: marketRentBySa2Query,
    status: 200,
    answer: marketRentAnswer,
    refusals: [403],
  }),
  marketRentByMeshblock: endpoint({
    method: 'GET',
    path: '/market-rent/meshblock',
    summary: 'Market rent of the SA2 area that a meshblock lies in',
    access: 'signed_in',
    query: marketRentByMeshblockQuery,
    status: 200,
    answer: marketRentAnswer,
    refusals: [403],
  }),
  searchAreas: endpoint({
    method: 'GET',
    path: '/areas',
    summary: 'Suburbs by name',
    access: 'signed_in',
    query: searchQuery,
    status: 200,
    answer: areasAnswer,
  }),
  searchAddresses: endpoint({
    method: 'GET',
    path: '/addresses',
    summary: 'Addresses by what a person types',
    access: 'signed_in',
    query: searchQuery,
    status: 200,
    answer: addressesAnswer,
  }),
  readAddress: endpoint({
    method: 'GET',
    path: '/addresses/{id}',
    summary: 'One address and where it lies',
    access: 'signed_in',
    params: addressParams,
    status: 200,
    answer: addressAnswer,
    refusals: [404],
  }),
  readConfig: endpoint({
    method: 'GET',
    path: '/config',
    summary: 'The public settings of this installation',
    access: 'public',
    status: 200,
    answer: configAnswer,
  }),
  readExpenses: endpoint({
    method: 'GET',
    path: '/expenses',
    summary: 'Default expenses and options of a new calculation',
    access: 'signed_in',
    status: 200,
    answer: expensesAnswer,
  }),
  listCalculations: endpoint({
    method: 'GET',
    path: '/calculations',
    summary: 'The saved calculations, newest first',
    access: 'signed_in',
    status: 200,
    answer: z.array(listedCalculationSchema),
  }),
  readCalculation: endpoint({
    method: 'GET',
    path: '/calculations/{id}',
    summary: 'A saved calculation',
    access: 'signed_in',
    params: calculationParams,
    status: 200,
    answer: calculationSchema,
    refusals: [404],
  }),
  createCalculation: endpoint({
    method: 'POST',
    path: '/calculations',
    summary: 'Save a calculation; the same Idempotency-Key again answers the same calculation',
    access: 'signed_in',
    headers: idempotencyHeaders,
    body: calculationFields,
    status: 201,
    answer: calculationSchema,
    refusals: [403],
  }),
  changeCalculation: endpoint({
    method: 'PATCH',
    path: '/calculations/{id}',
    summary: 'Change a saved calculation; with a version, only if nobody changed it since',
    access: 'signed_in',
    params: calculationParams,
    body: changeCalculationBody,
    status: 200,
    answer: calculationSchema,
    refusals: [403, 404, 409],
    refusalBodies: { 409: conflictSchema },
  }),
  deleteCalculation: endpoint({
    method: 'DELETE',
    path: '/calculations/{id}',
    summary: 'Delete a saved calculation',
    access: 'signed_in',
    params: calculationParams,
    status: 204,
    refusals: [404],
  }),
  readPropertyData: endpoint({
    method: 'GET',
    path: '/cotality/property',
    summary: 'What the property data provider knows of an address',
    access: 'signed_in',
    query: propertyDataQuery,
    status: 200,
    answer: propertyDataSchema,
    refusals: [403, 429, 502, 504],
  }),
  readMarketTrends: endpoint({
    method: 'GET',
    path: '/market-trends',
    summary: "Sale prices and rents over time in an area's region",
    access: 'signed_in',
    query: marketTrendsQuery,
    status: 200,
    answer: marketTrendsAnswer,
    refusals: [403, 404],
  }),
  newUpload: endpoint({
    method: 'GET',
    path: '/uploads/new',
    summary: 'Where to post an image',
    access: 'signed_in',
    query: newUploadQuery,
    status: 200,
    answer: newUploadAnswer,
    refusals: [403, 429],
  }),
  confirmUpload: endpoint({
    method: 'POST',
    path: '/uploads',
    summary: 'Use an image that was posted, once it has been looked at',
    access: 'signed_in',
    body: confirmUploadBody,
    status: 201,
    answer: confirmUploadAnswer,
    refusals: [403, 404, 502, 504],
  }),
  live: endpoint({
    method: 'GET',
    path: '/health/live',
    summary: 'The process runs',
    access: 'public',
    status: 200,
    answer: health,
  }),
  ready: endpoint({
    method: 'GET',
    path: '/health/ready',
    summary: 'The process serves, its database included',
    access: 'public',
    status: 200,
    answer: health,
    refusals: [503],
  }),
} as const

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints

import * as z from 'zod/mini'
import { accountEndpoints } from './account-endpoints.ts'
import { addressAnswer, addressesAnswer, addressParams } from './address.ts'
import { areasAnswer, searchQuery } from './area.ts'
import { calculationFields, calculationParams, changeCalculationBody, idempotencyHeaders } from './calculation.ts'
import { configAnswer } from './config.ts'
import type { EndpointDetails } from './endpoint.ts'
import { endpointTable, type EndpointName } from './endpoint-table.ts'
import { expensesAnswer } from './expense.ts'
import { marketRentAnswer, marketRentByMeshblockQuery, marketRentBySa2Query } from './market-rent.ts'
import { marketTrendsAnswer, marketTrendsQuery } from './market-trend.ts'
import { propertyDataQuery, propertyDataSchema } from './property-data.ts'
import { rentalAssessmentEndpoints } from './rental-assessment-endpoints.ts'
import { calculationSchema, conflictSchema, listedCalculationSchema } from './saved-calculation.ts'
import { subscriptionEndpoints } from './subscription-endpoints.ts'
import { confirmUploadAnswer, confirmUploadBody, newUploadAnswer, newUploadQuery } from './upload.ts'

const health = z.object({ status: z.string() })

type ParamsInPath<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsInPath<Rest>
  : never

/** The details of a call; its schema of path parameters names those of its path. */
type DetailsOf<Name extends EndpointName> = EndpointDetails &
  ([ParamsInPath<(typeof endpointTable)[Name]['path']>] extends [never]
    ? { readonly params?: never }
    : { readonly params: z.core.$ZodType<Record<ParamsInPath<(typeof endpointTable)[Name]['path']>, unknown>> })

const details = {
  ...accountEndpoints,
  ...subscriptionEndpoints,
  ...rentalAssessmentEndpoints,
  marketRentBySa2: {
    summary: 'Market rent of an SA2 area',
    query: marketRentBySa2Query,
    status: 200,
    answer: marketRentAnswer,
    refusals: [403],
  },
  marketRentByMeshblock: {
    summary: 'Market rent of the SA2 area that a meshblock lies in',
    query: marketRentByMeshblockQuery,
    status: 200,
    answer: marketRentAnswer,
    refusals: [403],
  },
  searchAreas: {
    summary: 'Suburbs by name',
    query: searchQuery,
    status: 200,
    answer: areasAnswer,
  },
  searchAddresses: {
    summary: 'Addresses by what a person types',
    query: searchQuery,
    status: 200,
    answer: addressesAnswer,
  },
  readAddress: {
    summary: 'One address and where it lies',
    params: addressParams,
    status: 200,
    answer: addressAnswer,
    refusals: [404],
  },
  readConfig: {
    summary: 'The public settings of this installation',
    status: 200,
    answer: configAnswer,
  },
  readExpenses: {
    summary: 'Default expenses and options of a new calculation',
    status: 200,
    answer: expensesAnswer,
  },
  listCalculations: {
    summary: 'The saved calculations, newest first',
    status: 200,
    answer: z.array(listedCalculationSchema),
  },
  readCalculation: {
    summary: 'A saved calculation',
    params: calculationParams,
    status: 200,
    answer: calculationSchema,
    refusals: [404],
  },
  createCalculation: {
    summary: 'Save a calculation; the same Idempotency-Key again answers the same calculation',
    headers: idempotencyHeaders,
    body: calculationFields,
    status: 201,
    answer: calculationSchema,
    refusals: [403],
  },
  changeCalculation: {
    summary: 'Change a saved calculation; with a version, only if nobody changed it since',
    params: calculationParams,
    body: changeCalculationBody,
    status: 200,
    answer: calculationSchema,
    refusals: [403, 404, 409],
    refusalBodies: { 409: conflictSchema },
  },
  deleteCalculation: {
    summary: 'Delete a saved calculation',
    params: calculationParams,
    status: 204,
    refusals: [404],
  },
  readPropertyData: {
    summary: 'What the property data provider knows of an address',
    query: propertyDataQuery,
    status: 200,
    answer: propertyDataSchema,
    refusals: [403, 429, 502, 504],
  },
  readMarketTrends: {
    summary: "Sale prices and rents over time in an area's region",
    query: marketTrendsQuery,
    status: 200,
    answer: marketTrendsAnswer,
    refusals: [403, 404],
  },
  newUpload: {
    summary: 'Where to post an image',
    query: newUploadQuery,
    status: 200,
    answer: newUploadAnswer,
    refusals: [403, 429],
  },
  confirmUpload: {
    summary: 'Use an image that was posted, once it has been looked at',
    body: confirmUploadBody,
    status: 201,
    answer: confirmUploadAnswer,
    refusals: [403, 404, 502, 504],
  },
  live: {
    summary: 'The process runs',
    status: 200,
    answer: health,
  },
  ready: {
    summary: 'The process serves, its database included',
    status: 200,
    answer: health,
    refusals: [503],
  },
} as const satisfies { readonly [Name in EndpointName]: DetailsOf<Name> }

type Details = typeof details

/** The whole contract, by the name of the call: a row of the endpoint table and its details. */
export type Endpoints = { readonly [Name in EndpointName]: (typeof endpointTable)[Name] & Details[Name] }

/**
 * The server's routes and openapi.json come from this table; the browser's client takes its types and loads the endpoint table alone.
 * Source: decisions section 1.
 */
export const endpoints = Object.fromEntries(
  Object.entries(endpointTable).map(([name, address]) => [name, { ...address, ...details[name as EndpointName] }]),
) as Endpoints

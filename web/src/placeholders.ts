/**
 * Settings that only the installation knows. The built pages contain these placeholders; the server replaces them when it starts, escaped
 * for their context (api/src/public-pages/page-values.ts).
 */
export const PRODUCT_NAME = '%PRODUCT_NAME%'
/** The public origin, such as https://homeyield.example, without a trailing slash. */
export const PUBLIC_ORIGIN = '%PUBLIC_ORIGIN%'
export const API_ORIGIN = '%API_ORIGIN%'
/** The address of the API, such as https://homeyield.example/api. */
export const API_HOST = '%API_HOST%'
/** A month of Premium for display, such as $4.99; NZD, GST included. */
export const PREMIUM_PRICE = '%PREMIUM_PRICE%'
/** The same as a number, such as 4.99. */
export const PREMIUM_AMOUNT = '%PREMIUM_AMOUNT%'
export const PROVIDER_NAME = '%PROVIDER_NAME%'
export const PROVIDER_URL = '%PROVIDER_URL%'
/** " (sample data here)" where property data is made up, otherwise empty. */
export const SAMPLE_NOTE = '%SAMPLE_NOTE%'
export const ADDRESS_CREDIT = '%ADDRESS_CREDIT%'
/** Why the server refused a posted form, in the answer to it only. */
export const PROBLEM = '%PROBLEM%'
export const GA4_ID = '%GA4_ID%'
export const META_PIXEL_ID = '%META_PIXEL_ID%'

/**
 * What only the installation knows. It stands in the built pages as these marks; the server puts its settings in their place,
 * escaped for where they stand, once when it starts (api/src/public-pages/page-values.ts).
 */
export const PRODUCT_NAME = '%PRODUCT_NAME%'
export const SUPPORT_EMAIL = '%SUPPORT_EMAIL%'
/** Where people reach the product, such as https://homeyield.example, without a slash at its end. */
export const PUBLIC_ORIGIN = '%PUBLIC_ORIGIN%'
/** A month of Premium as it is written, such as $4.99; NZD, GST included. */
export const PREMIUM_PRICE = '%PREMIUM_PRICE%'
/** The same as machines read it, such as 4.99. */
export const PREMIUM_AMOUNT = '%PREMIUM_AMOUNT%'
/** Whom property data come from, and where people find them. */
export const PROVIDER_NAME = '%PROVIDER_NAME%'
export const PROVIDER_URL = '%PROVIDER_URL%'
/** " (sample data here)" where property data are made up, otherwise nothing. */
export const SAMPLE_NOTE = '%SAMPLE_NOTE%'
/** A sentence that credits whom addresses come from. */
export const ADDRESS_CREDIT = '%ADDRESS_CREDIT%'
/** The ids of the analytics, or nothing. */
export const GA4_ID = '%GA4_ID%'
export const META_PIXEL_ID = '%META_PIXEL_ID%'

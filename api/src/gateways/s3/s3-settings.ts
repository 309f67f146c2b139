/** Which bucket, and how it is reached. */
export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** Where a store that is compatible with S3 is reached; null for Amazon's own. */
  readonly endpoint: string | null
  /** Null takes the credentials of the machine, such as its role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
  /** Milliseconds that one call may take (8,000). */
  readonly longestCall?: number
}

/** The origin that a browser posts to, for the page's content security policy. */
export function postOrigin({ bucket, region, endpoint }: S3Settings): string {
  if (endpoint !== null) return new URL(endpoint).origin
  // A name with a dot is no name that a certificate of Amazon's covers.
  return bucket.includes('.') ? `https://s3.${region}.amazonaws.com` : `https://${bucket}.s3.${region}.amazonaws.com`
}

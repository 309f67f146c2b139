export interface S3Settings {
  readonly bucket: string
  readonly region: string
  /** The address of an S3-compatible store; null for Amazon. */
  readonly endpoint: string | null
  /** Null uses the machine's credentials, such as its role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null
  /** Milliseconds for one call (8,000). */
  readonly callTimeout?: number
}

/** The origin that a browser posts to, for the page's content security policy. */
export function postOrigin({ bucket, region, endpoint }: S3Settings): string {
  if (endpoint !== null) return new URL(endpoint).origin
  // Amazon's certificate does not cover a name with a dot.
  return bucket.includes('.') ? `https://s3.${region}.amazonaws.com` : `https://${bucket}.s3.${region}.amazonaws.com`
}

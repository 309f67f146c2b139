/** What every mail says of the product. */
export interface MailHouse {
  readonly productName: string
  readonly supportEmail: string
  /** Where links lead, without a slash at the end: a setting, never what a request claims. */
  readonly origin: string
}

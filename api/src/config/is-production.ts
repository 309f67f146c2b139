/** Whether this process serves real people: nothing made up may then be loaded. */
export function isProduction(): boolean {
  return process.env['NODE_ENV'] === 'production'
}

/** Whether the person asked their browser to save data, or the line is one of 2G. False where the browser does not say. */
export function isLineSlow(from: object = navigator): boolean {
  if (!('connection' in from) || typeof from.connection !== 'object' || from.connection === null) return false
  const { connection } = from
  const savesData = 'saveData' in connection && connection.saveData === true
  return savesData || ('effectiveType' in connection && String(connection.effectiveType).endsWith('2g'))
}

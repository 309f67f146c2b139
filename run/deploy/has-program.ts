import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Whether a program is installed; those of an administrator are often missing in PATH. */
export function hasProgram(program: string): boolean {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin']
  return folders.some((folder) => existsSync(join(folder, program)))
}

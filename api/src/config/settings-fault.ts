/** The settings of a process cannot be used; its message has a line for every fault. */
export class SettingsFault extends Error {
  override readonly name: string = 'SettingsFault'

  constructor(faults: readonly string[]) {
    super(['The settings are not complete:', ...faults.map((sentence) => `- ${sentence}`)].join('\n'))
  }
}

/** Each of the loans or owners of a list in a line of its own. */
export function Lines({ text }: { text: string }) {
  const lines = text.split('; ')
  return lines.length === 1
    ? text
    : lines.map((line, index) => (
        <span key={line} style={{ display: 'block' }}>
          {line}
          {index === lines.length - 1 ? '' : '; '}
        </span>
      ))
}

/** That addresses are samples here, so that nobody looks for a real one in vain. */
export function SampleNote({ shown }: { readonly shown: boolean }) {
  return shown ? 'The addresses here are samples so far, made up for a first look.' : null
}

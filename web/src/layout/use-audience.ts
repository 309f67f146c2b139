import { useLayoutEffect } from 'react'
import { useSearchParams } from 'react-router'

/**
 * Whether the page is for property professionals (`?professional=true`), whose palette the whole window then takes on.
 * Source: specification section 1, decisions section 5.
 */
export function useProfessionalAudience(): boolean {
  const [search] = useSearchParams()
  const professional = search.get('professional') === 'true'
  useLayoutEffect(() => {
    if (!professional) return undefined
    document.documentElement.dataset['audience'] = 'professional'
    return () => {
      delete document.documentElement.dataset['audience']
    }
  }, [professional])
  return professional
}
